/** Sound as it is heard: one channel, from -1 to 1, this many samples a second. */
export type Sound = { samples: Float32Array; rate: number };

const FADE_SECONDS = 1.5;
const BEEP = { everySeconds: 10, lastsSeconds: 0.35, hertz: 880, loudness: 0.12 };

/** The sound with a short note every ten seconds, the mark of a preview, and a soft end. */
export function markedSound({ samples, rate }: Sound): Sound {
  const marked = Float32Array.from(samples);
  const beepSamples = Math.round(BEEP.lastsSeconds * rate);
  for (let start = 0; start < marked.length; start += BEEP.everySeconds * rate) {
    for (let at = 0; at < beepSamples && start + at < marked.length; at++) {
      const swell = Math.sin((Math.PI * at) / beepSamples);
      marked[start + at]! += BEEP.loudness * swell * Math.sin((2 * Math.PI * BEEP.hertz * at) / rate);
    }
  }
  const fade = Math.min(marked.length, Math.round(FADE_SECONDS * rate));
  for (let at = 0; at < fade; at++) marked[marked.length - 1 - at]! *= at / fade;
  return { samples: marked, rate };
}

/** The loudest of each of `count` equal parts, from 0 to 1. */
export function peaksOf({ samples }: Sound, count: number): number[] {
  return Array.from({ length: count }, (_, part) => {
    const end = Math.floor(((part + 1) * samples.length) / count);
    let peak = 0;
    for (let at = Math.floor((part * samples.length) / count); at < end; at++) peak = Math.max(peak, Math.abs(samples[at]!));
    return Math.min(1, peak);
  });
}

/** 16-bit little-endian samples, as ffmpeg reads and writes them. */
export function fromPcm(bytes: Buffer, rate: number): Sound {
  const samples = new Float32Array(bytes.length >> 1);
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2) / 32_768;
  return { samples, rate };
}

export function toPcm({ samples }: Sound): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2);
  return bytes;
}

/** A WAV of one channel. */
export function toWav(sound: Sound): Buffer {
  const pcm = toPcm(sound);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + pcm.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sound.rate, 24);
  head.writeUInt32LE(sound.rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([head, pcm]);
}
