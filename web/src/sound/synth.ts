/** Makes every sound from oscillators and noise. Loaded only once somebody wants to hear them. */
import type { SoundName } from './names.js';

/** A part of a sound. Times are in seconds from its beginning. */
type Part = Tone | Noise;
interface Tone {
  kind: 'tone';
  at: number;
  lasts: number;
  pitch: number;
  /** The pitch it glides to. */
  to?: number;
  wave?: OscillatorType;
  loud: number;
}
interface Noise {
  kind: 'noise';
  at: number;
  lasts: number;
  filter: BiquadFilterType;
  pitch: number;
  loud: number;
}

const tone = (at: number, lasts: number, pitch: number, loud: number, more = {}): Tone => ({
  kind: 'tone',
  at,
  lasts,
  pitch,
  loud,
  ...more,
});
const noise = (
  at: number,
  lasts: number,
  filter: BiquadFilterType,
  pitch: number,
  loud: number,
): Noise => ({ kind: 'noise', at, lasts, filter, pitch, loud });

/** A bell: its note with two partials that fade sooner. */
const bell = (at: number, pitch: number, lasts: number, loud: number): Part[] => [
  tone(at, lasts, pitch, loud),
  tone(at, lasts * 0.6, pitch * 2.76, loud * 0.3),
  tone(at, lasts * 0.4, pitch * 5.4, loud * 0.12),
];
const brass = (at: number, lasts: number, pitch: number, to = pitch): Part =>
  tone(at, lasts, pitch, 0.22, { to, wave: 'sawtooth' });

const DICE = [0, 0.04, 0.09, 0.16, 0.26];
const HOOVES = [0, 0.07, 0.15, 0.22];

const PARTS: Record<SoundName, Part[]> = {
  tap: [noise(0, 0.04, 'bandpass', 1400, 0.9)],
  page: [noise(0, 0.09, 'highpass', 3200, 0.35)],
  dice: DICE.map((at, i) => noise(at, 0.035, 'bandpass', 2200 - i * 250, 0.9)),
  hooves: HOOVES.map((at, i) => tone(at, 0.08, 80, i % 2 ? 0.6 : 0.9, { to: 55 })),
  coin: [tone(0, 0.12, 2100, 0.25), tone(0.03, 0.09, 3200, 0.2)],
  stone: [tone(0, 0.1, 110, 0.9, { to: 60 }), noise(0.02, 0.14, 'lowpass', 700, 0.5)],
  horn: [brass(0, 0.18, 220), brass(0.16, 0.24, 220, 293.7)],
  clash: [523, 811, 1187, 1733, 2459].map((pitch, i) => tone(0, 0.25 - i * 0.03, pitch, 0.16)),
  turn: [...bell(0, 660, 0.3, 0.3), ...bell(0.1, 880, 0.25, 0.3)],
  bell: bell(0, 330, 0.4, 0.5),
  knell: bell(0, 165, 0.4, 0.7),
  fanfare: [brass(0, 0.16, 392), brass(0.16, 0.16, 523.3), brass(0.32, 0.38, 659.3)],
};

const QUIET = 0.0001; // exponential ramps cannot reach 0
const ATTACK = 0.008;

/** A sound that is being played. */
export interface Playing {
  /** When it ends, in seconds of the audio context. */
  ends: number;
  stop(): void;
}

export class Synth {
  private hiss: AudioBuffer | undefined;

  constructor(readonly context: AudioContext) {}

  play(name: SoundName, volume: number): Playing {
    const { context } = this;
    void context.resume().catch(() => undefined);
    const out = context.createGain();
    out.gain.value = volume * volume; // loudness is not heard linearly
    out.connect(context.destination);
    const start = context.currentTime;
    for (const part of PARTS[name]) this.sound(part, start + part.at, out);
    return {
      ends: start + Math.max(...PARTS[name].map((part) => part.at + part.lasts)),
      stop: () => out.disconnect(),
    };
  }

  private sound(part: Part, at: number, out: AudioNode): void {
    const end = at + part.lasts;
    const loudness = this.context.createGain();
    loudness.gain.setValueAtTime(QUIET, at);
    loudness.gain.exponentialRampToValueAtTime(part.loud, at + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(QUIET, end);
    loudness.connect(out);
    const source = part.kind === 'tone' ? this.tone(part, at) : this.noise();
    if (part.kind === 'noise') {
      const filter = this.context.createBiquadFilter();
      filter.type = part.filter;
      filter.frequency.value = part.pitch;
      source.connect(filter).connect(loudness);
    } else {
      source.connect(loudness);
    }
    source.start(at);
    source.stop(end);
  }

  private tone(part: Tone, at: number): OscillatorNode {
    const source = this.context.createOscillator();
    source.type = part.wave ?? 'sine';
    source.frequency.setValueAtTime(part.pitch, at);
    if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, at + part.lasts);
    return source;
  }

  private noise(): AudioBufferSourceNode {
    const { context } = this;
    if (!this.hiss) {
      this.hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
      const data = this.hiss.getChannelData(0);
      for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.hiss;
    return source;
  }
}
