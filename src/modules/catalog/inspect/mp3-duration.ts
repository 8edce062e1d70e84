import type { ByteSource } from "./byte-source.ts";

const KBPS_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBPS_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [44_100, 48_000, 32_000];

/** Seconds by the encoder's frame count when there is one (Xing, Info, VBRI), else by the first frame's bit rate. */
export async function mp3Duration(source: ByteSource): Promise<number | null> {
  const audioAt = await startOfFrames(source);
  const head = await source.read(audioAt, 65_536);
  for (let at = 0; at + 4 <= head.length; at++) {
    const frame = parseFrame(head.readUInt32BE(at));
    if (!frame) continue;
    const frames = countedFrames(head.subarray(at, at + 200));
    if (frames) return (frames * frame.samples) / frame.sampleRate;
    return ((source.sizeBytes - audioAt - at) * 8) / (frame.kbps * 1_000);
  }
  return null;
}

/** Past the tag before the sound, where there is one. */
export async function startOfFrames(source: ByteSource): Promise<number> {
  const head = await source.read(0, 10);
  if (head.length < 10 || head.toString("latin1", 0, 3) !== "ID3") return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.readUInt8(at) & 0x7f), 0);
  return 10 + size;
}

type Frame = { kbps: number; sampleRate: number; samples: number };

/** The frame that begins at a place, with its length; null when none does. */
export function frameAt(bytes: Buffer, at: number): (Frame & { bytes: number }) | null {
  const header = bytes.readUInt32BE(at);
  const frame = parseFrame(header);
  if (!frame) return null;
  const padding = (header >>> 9) & 1;
  return { ...frame, bytes: Math.floor((frame.samples * frame.kbps * 125) / frame.sampleRate) + padding };
}

function parseFrame(header: number): Frame | null {
  const version = (header >>> 19) & 3;
  const layer = (header >>> 17) & 3;
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1) return null;
  const isV1 = version === 3;
  const kbps = (isV1 ? KBPS_V1 : KBPS_V2)[(header >>> 12) & 15];
  const baseRate = SAMPLE_RATES[(header >>> 10) & 3];
  if (!kbps || !baseRate) return null;
  return { kbps, sampleRate: baseRate / (isV1 ? 1 : version === 2 ? 2 : 4), samples: isV1 ? 1_152 : 576 };
}

function countedFrames(frame: Buffer): number | null {
  const xing = Math.max(frame.indexOf("Xing"), frame.indexOf("Info"));
  if (xing >= 0 && xing + 12 <= frame.length && frame.readUInt32BE(xing + 4) & 1) return frame.readUInt32BE(xing + 8);
  const vbri = frame.indexOf("VBRI");
  return vbri >= 0 && vbri + 18 <= frame.length ? frame.readUInt32BE(vbri + 14) : null;
}
