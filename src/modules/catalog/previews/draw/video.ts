import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { withFileSource } from "../../inspect/byte-source.ts";
import { mediaDuration } from "../../inspect/media-duration.ts";
import { watermark } from "../../render/watermark.ts";
import type { DrawnPreview, PreviewRequest } from "../drawn-preview.ts";
import { clipSeconds } from "../rules/limits.ts";
import { drawAudio } from "./audio.ts";
import { readingFrom, runFfmpeg } from "./ffmpeg.ts";
import { markedPicture, markWords } from "./marked-picture.ts";

const POSTER_PX = 900;
const CLIP_PX = 480;

/** A frame and the first 10 seconds, or half of a shorter one, small and marked. */
export async function drawVideo({
  path,
  kind,
  storeName,
  ffmpeg,
  soffice,
}: PreviewRequest): Promise<DrawnPreview | "no_player" | null> {
  if (!ffmpeg) return "no_player";
  const poster = (await frameAt(ffmpeg, path, kind, "1")) ?? (await frameAt(ffmpeg, path, kind, "0"));
  // A container of films may hold only sound.
  if (!poster) return drawAudio({ path, kind, storeName, ffmpeg, soffice });
  const image = await markedPicture(sharp(poster).resize(POSTER_PX, POSTER_PX, { fit: "inside" }), storeName);
  const whole = await withFileSource(path, (source) => mediaDuration(source, kind));
  const seconds = Math.round(whole ?? 0);
  const bytes = await cutClip(ffmpeg, {
    path,
    kind,
    storeName,
    ratio: image.heightPx / image.widthPx,
    length: clipSeconds("video", whole),
  });
  const content = bytes && { bytes, contentType: "video/mp4" };
  return { image, content, facts: seconds > 0 ? { seconds } : {} };
}

async function frameAt(ffmpeg: string, path: string, kind: string, second: string): Promise<Buffer | null> {
  const picture = [
    "-ss",
    second,
    "-an",
    "-frames:v",
    "1",
    "-vf",
    `scale='min(${POSTER_PX},iw)':-2`,
    "-c:v",
    "png",
    "-f",
    "image2pipe",
  ];
  const bytes = await runFfmpeg(ffmpeg, [...readingFrom(path, kind, 3), ...picture, "pipe:1"]);
  return bytes && bytes.length > 0 ? bytes : null;
}

type Cut = { path: string; kind: string; storeName: string; ratio: number; length: number };

/** The beginning of a film, with the mark over every frame. Written to a file of its own: an MP4 tells its places at the end. */
async function cutClip(ffmpeg: string, { path, kind, storeName, ratio, length }: Cut): Promise<Buffer | null> {
  const folder = await mkdtemp(join(tmpdir(), "autoria-previa-"));
  try {
    const [mark, target] = [join(folder, "marca.png"), join(folder, "trecho.mp4")];
    const height = Math.max(2, Math.round((CLIP_PX * ratio) / 2) * 2);
    await writeFile(
      mark,
      await sharp(Buffer.from(watermark(markWords(storeName), CLIP_PX, height)))
        .png()
        .toBuffer(),
    );
    const filter = `[0:v:0]scale=${CLIP_PX}:${height},setsar=1,fps=24[v];[v][1:v]overlay=0:0,format=yuv420p[o]`;
    const sound = ["-map", "0:a:0?", "-c:a", "aac", "-ac", "1", "-b:a", "48k"];
    const picture = ["-filter_complex", filter, "-map", "[o]", "-c:v", "libx264", "-preset", "veryfast", "-crf", "33"];
    const made = await runFfmpeg(ffmpeg, [
      ...readingFrom(path, kind, length),
      "-i",
      mark,
      ...picture,
      ...sound,
      ...intoFile(target),
    ]);
    return made && (await readFile(target));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Its places first, so that it plays before it has all come. */
const intoFile = (target: string): string[] => ["-movflags", "+faststart", "-threads", "1", "-f", "mp4", "-y", target];
