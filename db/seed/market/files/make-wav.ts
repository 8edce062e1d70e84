import { at, type Random, randomOf } from "../random.ts";

const RATE = 22_050;
const SCALE = [0, 3, 5, 7, 10, 12, 15];

/** Adds a struck tone that decays; `at0` and `seconds` in seconds, loudness 0 to 1. */
function strike(samples: Float32Array, at0: number, hertz: number, seconds: number, loudness: number, overtone = 0.3): void {
  const from = Math.floor(at0 * RATE);
  const until = Math.min(samples.length, from + Math.floor(seconds * RATE));
  const step = (2 * Math.PI * hertz) / RATE;
  for (let i = from; i < until; i++) {
    const t = i - from;
    const fade = Math.exp((-5 * t) / (seconds * RATE)) * Math.min(1, t / 60);
    samples[i] = (samples[i] ?? 0) + loudness * fade * (Math.sin(step * t) + overtone * Math.sin(2 * step * t));
  }
}

/** Adds a burst of noise: a shaker, a scrape, rain. */
function hiss(samples: Float32Array, r: Random, at0: number, seconds: number, loudness: number): void {
  const from = Math.floor(at0 * RATE);
  const until = Math.min(samples.length, from + Math.floor(seconds * RATE));
  for (let i = from; i < until; i++)
    samples[i] = (samples[i] ?? 0) + loudness * Math.exp((-6 * (i - from)) / (until - from)) * (r.next() * 2 - 1);
}

/** A drum pattern of two bars with an ostinato and a low drum. */
function rhythm(samples: Float32Array, r: Random, beat: number): void {
  const pattern = r.pick(["x..x..x...x.x...", "x.x.xx.x.x.xx.x.", "x..x.x..x.x..x..", "x...x.x.x..x.x.."]);
  const step = beat / 4;
  for (let i = 0; i * step < samples.length / RATE; i++) {
    const on = pattern[i % 16] === "x";
    if (on) strike(samples, i * step, i % 8 === 0 ? 880 : 660, 0.14, 0.28, 0.6);
    if (i % 4 === 0) strike(samples, i * step, i % 8 === 0 ? 82 : 110, 0.35, 0.5, 0.1);
    hiss(samples, r, i * step, 0.05, i % 2 ? 0.05 : 0.1);
  }
}

/** A melody that wanders on a pentatonic scale over a pedal note. */
function melody(samples: Float32Array, r: Random, beat: number): void {
  const root = r.pick([196, 220, 246.9, 261.6]);
  let degree = 2;
  for (let time = 0; time < samples.length / RATE - 0.2; time += beat * r.pick([0.5, 0.5, 1])) {
    degree = Math.max(0, Math.min(SCALE.length - 1, degree + r.int(-2, 2)));
    strike(samples, time, root * 2 ** (at(SCALE, degree) / 12), 0.8, 0.3);
  }
  for (let time = 0; time < samples.length / RATE; time += beat * 2) strike(samples, time, root / 2, 1.2, 0.26);
}

/** Street ambience: a bed of noise with voices, bells and knocks. */
function ambience(samples: Float32Array, r: Random): void {
  let low = 0;
  for (let i = 0; i < samples.length; i++) {
    low = low * 0.97 + (r.next() * 2 - 1) * 0.03;
    samples[i] = low * 0.7;
  }
  for (let i = 0; i < 9; i++) strike(samples, r.real(0, 3.4), r.real(260, 1400), r.real(0.1, 0.5), r.real(0.06, 0.2), 0.5);
  for (let i = 0; i < 5; i++) hiss(samples, r, r.real(0, 3.4), 0.2, 0.12);
}

/** Four seconds of 16-bit mono WAV: a melody, a rhythm or an ambience by the topic. */
export function makeWav(category: string, seed: number): Buffer {
  const r = randomOf(seed);
  const samples = new Float32Array(RATE * 4);
  const beat = 60 / r.int(84, 124);
  if (category === "efeitos-sonoros") ambience(samples, r);
  else if (category === "ritmos-e-bases") rhythm(samples, r, beat);
  else {
    melody(samples, r, beat);
    if (category === "trilhas") rhythm(samples, r, beat);
  }
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write("RIFF", 0, "ascii");
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write("WAVEfmt ", 8, "ascii");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "ascii");
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, i) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 30_000), 44 + i * 2));
  return bytes;
}
