import { type Part, part, type PictureFormat } from "./parts.ts";

const HAS_ANIMATION = 0x02;
const HAS_XMP = 0x04;
const HAS_EXIF = 0x08;
const HAS_ALPHA = 0x10;
const HAS_PROFILE = 0x20;
const EXIF = Buffer.from("Exif\0\0", "latin1");

/** What says how pixels are stored, and so goes with them. */
const IMAGE = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF"]);

const typeOf = ({ role, bytes }: Part): string => (role === "after" ? "" : bytes.toString("latin1", 0, 4));
const dataOf = ({ bytes }: Part): Buffer => bytes.subarray(8, 8 + bytes.readUInt32LE(4));

/** A WebP: the twelve bytes that begin it, then each chunk; what follows the file's own end is one part. */
export const webp: PictureFormat = {
  open(bytes) {
    if (bytes.length < 12 || bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return null;
    const parts = [part("image", bytes.subarray(0, 12))];
    const fileEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
    let at = 12;
    while (at + 8 <= fileEnd) {
      const length = bytes.readUInt32LE(at + 4);
      const end = Math.min(at + 8 + length + (length % 2), fileEnd);
      if (at + 8 + length > fileEnd) break;
      parts.push(chunkPart(bytes.subarray(at, end), parts));
      at = end;
    }
    if (at < bytes.length) parts.push(part("after", bytes.subarray(at)));
    const head = parts[1];
    if (!head || (typeOf(head) !== "VP8X" && sizeOf(head) === null)) return null;
    return { parts, isAnimated: parts.some((one) => typeOf(one) === "ANIM"), hasOthers: at < bytes.length };
  },
  /** Some programs write before it what stands there in a JPEG, and read it back so. */
  exif(payload, before) {
    const isLed = before !== null && dataOf(before).subarray(0, EXIF.length).equals(EXIF);
    return chunk("exif", "EXIF", isLed ? Buffer.concat([EXIF, payload]) : payload, payload);
  },
  xmp: (payload) => chunk("xmp", "XMP ", payload, payload),
  line: () => null,
  placeFor(role, parts) {
    const end = parts.findLastIndex((one) => one.role === "image" || (role === "xmp" && one.role === "exif"));
    return end + 1;
  },
  withImage(parts, image) {
    const [start] = parts;
    const kept = parts.filter((one) => one.role !== "image");
    const isProfile = (one: Part) => typeOf(one) === "ICCP";
    const drawn = image.slice(1).filter((one) => one.role === "image");
    const hasHead = drawn.some((one) => typeOf(one) === "VP8X");
    const head = drawn.filter((one) => typeOf(one) === "VP8X");
    const rest = drawn.filter((one) => typeOf(one) !== "VP8X");
    const ownHead = hasHead ? head : rest[0] ? [headFor(rest[0])] : [];
    return [...(start ? [start] : []), ...ownHead, ...kept.filter(isProfile), ...rest, ...kept.filter((one) => !isProfile(one))];
  },
  join(parts) {
    const [start, first, ...rest] = parts;
    if (!start || !first) return [];
    const isSimple = typeOf(first) !== "VP8X";
    const head = isSimple ? headFor(first) : first;
    const chunks = [withFlags(head, parts), ...(isSimple ? [first] : []), ...rest];
    const counted = chunks.reduce((sum, one) => sum + (one.role === "after" ? 0 : one.bytes.length), 0);
    const opening = Buffer.from(start.bytes);
    opening.writeUInt32LE(counted + 4, 4);
    return [opening, ...chunks.map((one) => one.bytes)];
  },
};

function chunkPart(bytes: Buffer, before: readonly Part[]): Part {
  const one = part("other", bytes);
  const data = dataOf(one);
  const isFirst = (role: Part["role"]) => !before.some((other) => other.role === role);
  const type = typeOf(one);
  if (type === "EXIF" && isFirst("exif"))
    return part("exif", bytes, data.subarray(0, EXIF.length).equals(EXIF) ? data.subarray(EXIF.length) : data);
  if (type === "XMP " && isFirst("xmp")) return part("xmp", bytes, data);
  return part(IMAGE.has(type) ? "image" : "other", bytes, data);
}

function chunk(role: Part["role"], type: string, data: Buffer, payload: Buffer): Part {
  const bytes = Buffer.alloc(8 + data.length + (data.length % 2));
  bytes.write(type, 0, "latin1");
  bytes.writeUInt32LE(data.length, 4);
  data.copy(bytes, 8);
  return part(role, bytes, payload);
}

/** How large a lone image is, and whether it says it is see-through in places. */
function sizeOf(image: Part): { width: number; height: number; hasAlpha: boolean } | null {
  const data = dataOf(image);
  if (typeOf(image) === "VP8L" && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, hasAlpha: ((bits >>> 28) & 1) === 1 };
  }
  if (typeOf(image) !== "VP8 " || data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return null;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff, hasAlpha: false };
}

/** What a lone image needs before it so that anything may stand beside it. */
function headFor(image: Part): Part {
  const size = sizeOf(image) ?? { width: 1, height: 1, hasAlpha: false };
  const data = Buffer.alloc(10);
  data[0] = size.hasAlpha ? HAS_ALPHA : 0;
  data.writeUIntLE(size.width - 1, 4, 3);
  data.writeUIntLE(size.height - 1, 7, 3);
  return chunk("image", "VP8X", data, data);
}

function withFlags(head: Part, parts: readonly Part[]): Part {
  const data = Buffer.from(dataOf(head));
  const has = (type: string, flag: number) => (parts.some((one) => typeOf(one) === type) ? flag : 0);
  const known = (data[0] ?? 0) & (HAS_ALPHA | HAS_ANIMATION);
  data[0] = known | has("EXIF", HAS_EXIF) | has("XMP ", HAS_XMP) | has("ICCP", HAS_PROFILE);
  return chunk("image", "VP8X", data, data);
}

/** Whether every number of the picture is kept. */
export const isLossless = (parts: readonly Part[]): boolean =>
  parts.some((one) => typeOf(one) === "VP8L") && !parts.some((one) => typeOf(one) === "VP8 ");

/** Whether a part only counts and lists the others. */
export const isHead = (one: Part): boolean => typeOf(one) === "RIFF" || typeOf(one) === "VP8X";
