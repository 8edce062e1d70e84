import type { ByteSource } from "../../inspect/byte-source.ts";
import type { Sound } from "./sound.ts";

const RATE = 16_000;
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

type Format = { code: number; channels: number; rate: number; frameBytes: number; bits: number };

/** The first seconds of a WAV, in one channel and few samples; null when it holds another program's compression. */
export async function readWav(source: ByteSource, seconds: number): Promise<Sound | null> {
  let format: Format | null = null;
  for (let at = 12; at + 8 <= source.sizeBytes;) {
    const chunk = await source.read(at, 48);
    if (chunk.length < 8) return null;
    const name = chunk.toString("latin1", 0, 4);
    const chunkBytes = chunk.readUInt32LE(4);
    if (name === "fmt " && chunk.length >= 24) format = formatOf(chunk.subarray(8));
    if (name === "data") return format && soundOf(format, await source.read(at + 8, bytesOf(format, chunkBytes, seconds)));
    at += 8 + chunkBytes + (chunkBytes % 2);
  }
  return null;
}

function formatOf(chunk: Buffer): Format | null {
  const written = chunk.readUInt16LE(0);
  const code = written === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : written;
  const [channels, rate] = [chunk.readUInt16LE(2), chunk.readUInt32LE(4)];
  const [frameBytes, bits] = [chunk.readUInt16LE(12), chunk.readUInt16LE(14)];
  const isKnown = (code === PCM && [8, 16, 24, 32].includes(bits)) || (code === FLOAT && bits === 32);
  const isSound = isKnown && channels >= 1 && channels <= 32 && rate >= 4_000 && rate <= 768_000;
  return isSound && frameBytes === (channels * bits) / 8 ? { code, channels, rate, frameBytes, bits } : null;
}

const bytesOf = ({ rate, frameBytes }: Format, dataBytes: number, seconds: number): number =>
  Math.min(dataBytes, Math.ceil(rate * seconds) * frameBytes);

function soundOf(format: Format, data: Buffer): Sound {
  const { rate, frameBytes, channels, bits } = format;
  const frames = Math.floor(data.length / frameBytes);
  const outputRate = Math.min(RATE, rate);
  const samples = new Float32Array(Math.floor((frames * outputRate) / rate));
  for (let at = 0; at < samples.length; at++) {
    const first = Math.floor((at * rate) / outputRate);
    const end = Math.max(first + 1, Math.min(frames, Math.floor(((at + 1) * rate) / outputRate)));
    let sum = 0;
    for (let frame = first; frame < end; frame++) {
      for (let channel = 0; channel < channels; channel++)
        sum += sampleOf(format, data, frame * frameBytes + channel * (bits / 8));
    }
    samples[at] = sum / ((end - first) * channels);
  }
  return { samples, rate: outputRate };
}

function sampleOf({ code, bits }: Format, data: Buffer, at: number): number {
  if (code === FLOAT) return Math.max(-1, Math.min(1, data.readFloatLE(at) || 0));
  return bits === 8 ? (data.readUInt8(at) - 128) / 128 : data.readIntLE(at, bits / 8) / 2 ** (bits - 1);
}
