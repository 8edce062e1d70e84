import { withFileSource } from "../../inspect/byte-source.ts";
import { mediaDuration } from "../../inspect/media-duration.ts";
import type { DrawnPreview, PreviewRequest } from "../drawn-preview.ts";
import { clipSeconds } from "../rules/limits.ts";
import { readingFrom, runFfmpeg } from "./ffmpeg.ts";
import { markedPicture } from "./marked-picture.ts";
import { cutMp3 } from "./mp3.ts";
import { drawLine, drawSheet, SHEET } from "./sheet.ts";
import { fromPcm, markedSound, peaksOf, type Sound, toPcm, toWav } from "./sound.ts";
import { readWav } from "./wav.ts";

const RATE = 22_050;
const BARS = 90;
const RAW = ["-f", "s16le", "-ac", "1"];

/** The first 30 seconds, or half of a shorter one, with a mark heard in them, small, and their wave; "no_player" when this machine cannot open the kind. */
export async function drawAudio({ path, kind, storeName, ffmpeg }: PreviewRequest): Promise<DrawnPreview | "no_player" | null> {
  const whole = await withFileSource(path, (source) => mediaDuration(source, kind));
  const length = clipSeconds("audio", whole);
  const clip = ffmpeg ? await clipBy(ffmpeg, path, kind, length) : await clipWithout(path, kind, length);
  if (clip === null || clip === "no_player") return clip;
  const seconds = Math.round(whole ?? 0);
  const image = await markedPicture(drawSheet(shapesOf(clip.peaks, seconds, Math.floor(length))), storeName);
  const { bytes, contentType } = clip;
  return { image, content: { bytes, contentType }, facts: seconds > 0 ? { seconds } : {} };
}

type Clip = { bytes: Buffer; contentType: string; peaks: number[] | null };

async function clipBy(ffmpeg: string, path: string, kind: string, length: number): Promise<Clip | null> {
  const reading = readingFrom(path, kind, length);
  const pcm = await runFfmpeg(ffmpeg, [...reading, "-vn", "-map", "0:a:0", ...RAW, "-ar", String(RATE), "pipe:1"]);
  if (!pcm || pcm.length < 2) return null;
  const sound = fromPcm(pcm, RATE);
  const words = ["-hide_banner", "-loglevel", "error", ...RAW, "-ar", String(RATE), "-i", "pipe:0"];
  const bytes = await runFfmpeg(ffmpeg, [...words, "-b:a", "64k", "-f", "mp3", "pipe:1"], toPcm(markedSound(sound)));
  return bytes && clipOf(sound, bytes, "audio/mpeg");
}

async function clipWithout(path: string, kind: string, length: number): Promise<Clip | "no_player" | null> {
  if (kind === "wav") {
    const sound = await withFileSource(path, (source) => readWav(source, length));
    return sound && sound.samples.length > 0 ? clipOf(sound, toWav(markedSound(sound)), "audio/wav") : null;
  }
  if (kind !== "mp3") return "no_player";
  const bytes = await withFileSource(path, (source) => cutMp3(source, length));
  return bytes && { bytes, contentType: "audio/mpeg", peaks: null };
}

const clipOf = (sound: Sound, bytes: Buffer, contentType: string): Clip => ({ bytes, contentType, peaks: peaksOf(sound, BARS) });

/** The wave, and how long the whole lasts; a line where the sound could not be looked at. */
function shapesOf(peaks: number[] | null, seconds: number, clipped: number): string {
  const { width, height, margin } = SHEET;
  const middle = height / 2;
  const step = (width - 2 * margin) / BARS;
  const loudest = Math.max(0.05, ...(peaks ?? []));
  const bars = Array.from({ length: BARS }, (_, at) => {
    const half = 3 + ((peaks?.[at] ?? 0) / loudest) * 150;
    const x = (margin + at * step).toFixed(1);
    return `<rect x="${x}" y="${(middle - half).toFixed(1)}" width="${(step * 0.6).toFixed(1)}" height="${(half * 2).toFixed(1)}" rx="2" fill="#1646C6"/>`;
  });
  const heading = seconds > clipped && clipped > 1 ? `Primeiros ${clipped} segundos` : "Trecho para ouvir";
  const whole =
    seconds > 0 ? drawLine({ text: `O áudio inteiro dura ${clock(seconds)}`, x: margin, y: height - margin, size: 22 }) : "";
  return drawLine({ face: "title", text: heading, x: margin, y: margin + 30, size: 38 }) + bars.join("") + whole;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
