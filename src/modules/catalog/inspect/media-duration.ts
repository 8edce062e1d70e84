import type { ByteSource } from "./byte-source.ts";
import type { Clock } from "../kinds/kind.ts";
import { kindNamed } from "../kinds/kinds.ts";
import { mp3Duration } from "./mp3-duration.ts";

/** Seconds of audio or video, from headers only: 0 when they do not say, null when they are none. */
export async function mediaDuration(source: ByteSource, kind: string): Promise<number | null> {
  const inspection = kindNamed(kind)?.inspection;
  return inspection?.by === "recording" ? CLOCKS[inspection.clock](source) : null;
}

const CLOCKS: Record<Clock, (source: ByteSource) => Promise<number | null>> = {
  wav: wavDuration,
  mp3: mp3Duration,
  mp4: mp4Duration,
};

async function wavDuration(source: ByteSource): Promise<number | null> {
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= source.sizeBytes;) {
    const chunk = await source.read(at, 24);
    const name = chunk.toString("latin1", 0, 4);
    const chunkBytes = chunk.readUInt32LE(4);
    if (name === "fmt " && chunk.length >= 20) bytesPerSecond = chunk.readUInt32LE(16);
    if (name === "data") return bytesPerSecond > 0 ? Math.min(chunkBytes, source.sizeBytes - at - 8) / bytesPerSecond : null;
    at += 8 + chunkBytes + (chunkBytes % 2);
  }
  return null;
}

async function mp4Duration(source: ByteSource): Promise<number | null> {
  const movie = await findBox(source, "moov", 0, source.sizeBytes);
  const header = movie && (await findBox(source, "mvhd", movie.start, movie.end));
  if (!header) return null;
  const bytes = await source.read(header.start, 32);
  if (bytes.length < 32) return null;
  const isWide = bytes.readUInt8(0) === 1;
  const scale = bytes.readUInt32BE(isWide ? 20 : 12);
  const ticks = isWide ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  if (scale === 0) return null;
  if (ticks > 0) return ticks / scale;
  return (await fragmentsTicks(source, movie)) / scale;
}

type Box = { start: number; end: number };

/** A film written as it was being recorded says how long it is in a box of its own, or nowhere. */
async function fragmentsTicks(source: ByteSource, movie: Box): Promise<number> {
  const extension = await findBox(source, "mvex", movie.start, movie.end);
  const header = extension && (await findBox(source, "mehd", extension.start, extension.end));
  const bytes = header && (await source.read(header.start, 12));
  if (!bytes || bytes.length < 8) return 0;
  return bytes.readUInt8(0) === 1 && bytes.length === 12 ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4);
}

async function findBox(source: ByteSource, name: string, from: number, to: number) {
  for (let at = from, looked = 0; at + 8 <= to && looked < 10_000; looked++) {
    const header = await source.read(at, 16);
    if (header.length < 8) return null;
    const narrow = header.readUInt32BE(0);
    const boxBytes = narrow === 1 && header.length === 16 ? Number(header.readBigUInt64BE(8)) : narrow || to - at;
    const headerBytes = narrow === 1 ? 16 : 8;
    if (boxBytes < headerBytes) return null;
    if (header.toString("latin1", 4, 8) === name) return { start: at + headerBytes, end: Math.min(to, at + boxBytes) };
    at += boxBytes;
  }
  return null;
}
