// The board of the landing page answers by itself: the lit land is taken, and any other says why it
// is not the move. Without this script the lit land is a link to the lesson.
(function () {
  'use strict';
  var RIDE = 240; // milliseconds
  var stage = document.querySelector('.stage');
  var board = stage && stage.querySelector('.board');
  if (!board) return;
  var lit = board.querySelector('.lit');
  var rider = board.querySelector('.rider');
  var said = document.getElementById('said');
  var rule = document.getElementById('rule');
  var next = document.getElementById('next');
  var still = matchMedia('(prefers-reduced-motion: reduce)');
  var played = false;

  function say(text, id) {
    said.textContent = text;
    rule.textContent = id;
    rule.href = stage.dataset.rules + id;
    rule.hidden = !id;
  }

  function finish() {
    stage.classList.remove('riding');
    stage.classList.add('played');
    document.getElementById('play-now').hidden = true;
    document.getElementById('play-on').hidden = false;
    next.hidden = false;
    say(stage.dataset.tells, '');
  }

  function take() {
    played = true;
    lit.removeAttribute('href');
    lit.setAttribute('role', 'button');
    lit.setAttribute('tabindex', '0');
    lit.setAttribute('aria-label', stage.dataset.taken);
    if (still.matches || !rider.animate) return finish();
    var way = rider.dataset.way.split(' ');
    stage.classList.add('riding');
    rider.animate(
      [{ transform: 'none' }, { transform: 'translate(' + way[0] + 'px,' + way[1] + 'px)' }],
      { duration: RIDE, easing: 'ease-in-out', fill: 'forwards' },
    ).onfinish = finish;
  }

  function choose(land) {
    if (played) say(stage.dataset.later, stage.dataset.laterRule);
    else if (land === lit) take();
    else say(land.dataset.said, land.dataset.rule);
  }

  board.classList.add('answers');
  board.querySelectorAll('.land').forEach(function (land) {
    if (land !== lit) {
      land.setAttribute('role', 'button');
      land.setAttribute('tabindex', '0');
    }
    land.addEventListener('click', function (event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a new tab gets the lesson
      event.preventDefault();
      choose(land);
    });
    land.addEventListener('keydown', function (event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(land);
    });
  });
})();
