/** Signals for "it's your turn": the title and icon of the tab, and an optional sound. */

const CALM = '/icon.svg';
const BADGE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 3h24v20l-4 6-4-5-4 6-4-6-4 5-4-6z" fill="#a8262b"/><path d="M2 2h28v3H2z" fill="#3a332a"/><circle cx="23" cy="9" r="8" fill="#e3b23c" stroke="#fff" stroke-width="2"/></svg>',
  );

/** Show in the browser tab whether it is the user's turn. */
export function badge(title: string, waits: boolean): void {
  document.title = waits ? `● ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = waits ? BADGE : CALM;
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

let audio: AudioContext | undefined;

/** Play two soft bell strokes. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [i, pitch] of [587.33, 880].entries()) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, start + i * 0.16);
      loudness.gain.exponentialRampToValueAtTime(0.12, start + i * 0.16 + 0.01);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.16 + 0.7);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start + i * 0.16);
      tone.stop(start + i * 0.16 + 0.75);
    }
  } catch {
    // this browser plays no sound
  }
}
