// Runs before anything is painted: the theme and the language of the last visit, so that
// neither flashes. A file of its own, since the content policy allows no inline script.
(function () {
    var root = document.documentElement;
    var kept = {};
    try {
        kept = JSON.parse(localStorage.getItem('gonfalon.preferences') || '{}') || {};
    } catch {
        // a browser without storage: the defaults hold
    }
    var dark =
        kept.theme === 'dark' ||
        (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    if (/^(en|ru|uk|pl)$/.test(kept.language)) root.lang = kept.language;
})();
