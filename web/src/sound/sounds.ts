/**
 * Plays sounds at the volume of the preferences: one at a time, the graver one. A hidden tab plays
 * only the one that calls the player back.
 */
import { preferences } from '../preferences/preferences.svelte.js';
import { isGraver, type SoundName } from './names.js';
import type { Playing, Synth } from './synth.js';

const GESTURES = ['pointerdown', 'keydown'] as const;

class Sounds {
  private synth: Promise<Synth | null> | null = null;
  private current: (Playing & { name: SoundName }) | null = null;

  /** Get ready to play. Browsers allow sound after the first click or key only. */
  prepare(): void {
    if (this.synth || preferences.volume === 0) return;
    if (navigator.userActivation?.hasBeenActive) {
      this.open();
      return;
    }
    const open = (): void => {
      for (const gesture of GESTURES) removeEventListener(gesture, open, true);
      this.open();
    };
    for (const gesture of GESTURES) addEventListener(gesture, open, true);
  }

  /** Play a sound, unless a graver one is being played. */
  play(name: SoundName): void {
    if (preferences.volume === 0) return;
    if (document.visibilityState === 'hidden' && name !== 'turn') return;
    this.prepare();
    void this.synth?.then((synth) => {
      if (!synth) return;
      const { current } = this;
      if (current && current.ends > synth.context.currentTime) {
        if (isGraver(current.name, name)) return;
        current.stop();
      }
      this.current = { ...synth.play(name, preferences.volume), name };
    });
  }

  private open(): void {
    this.synth ??= import('./synth.js')
      .then(({ Synth }) => new Synth(new AudioContext()))
      .catch(() => null); // this browser plays no sound
  }
}

export const sounds = new Sounds();
