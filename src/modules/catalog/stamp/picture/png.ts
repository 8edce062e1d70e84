import { crc32, inflateSync } from "node:zlib";
import { type Part, part, type PictureFormat } from "./parts.ts";

const SIGNATURE = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
const XMP_KEYWORD = "XML:com.adobe.xmp";
const MOST_UNPACKED = 16 * 1024 * 1024;

const TEXTS = new Set(["tEXt", "zTXt", "iTXt"]);

/** What says how pixels are stored, and so goes with them. */
const IMAGE = new Set(["IHDR", "PLTE", "tRNS", "bKGD", "hIST", "sBIT", "IDAT", "IEND", "acTL", "fcTL", "fdAT"]);

const typeOf = ({ role, bytes }: Part): string => (role === "after" ? "" : bytes.toString("latin1", 4, 8));

/** A PNG: its signature with the header, then each chunk; what follows the end is one part. */
export const png: PictureFormat = {
  open(bytes) {
    if (!bytes.subarray(0, 8).equals(SIGNATURE) || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
    const parts = [part("image", bytes.subarray(0, 8))];
    for (let at = 8; at < bytes.length;) {
      const end = at + 12 + (at + 12 > bytes.length ? 0 : bytes.readUInt32BE(at));
      if (end > bytes.length) {
        parts.push(part("after", bytes.subarray(at)));
        break;
      }
      const chunk = chunkPart(bytes.subarray(at, end), parts);
      parts.push(chunk);
      at = end;
      if (typeOf(chunk) === "IEND") {
        if (at < bytes.length) parts.push(part("after", bytes.subarray(at)));
        break;
      }
    }
    const isAnimated = parts.some((one, at) => at > 0 && typeOf(one) === "acTL");
    if (firstData(parts) === -1) return null;
    return { parts, isAnimated, hasOthers: parts.at(-1)?.role === "after" };
  },
  exif: (payload) => chunk("exif", "eXIf", payload, payload),
  xmp: (payload) => chunk("xmp", "iTXt", Buffer.concat([text(XMP_KEYWORD), payload]), payload),
  line: (line) => chunk("line", "iTXt", Buffer.concat([text("Copyright"), Buffer.from(line)]), Buffer.from(line)),
  /** Before the image: some programs look no farther. */
  placeFor: (_role, parts) => firstData(parts),
  withImage(parts, image) {
    const isData = (one: Part, at: number) => at > 1 && one.role === "image";
    const first = firstData(parts);
    const kept = (one: Part) => one.role !== "image";
    const drawn = image.filter(isData);
    const end = drawn.filter((one) => typeOf(one) === "IEND");
    const data = drawn.filter((one) => typeOf(one) !== "IEND");
    return [...image.slice(0, 2), ...parts.slice(0, first).filter(kept), ...data, ...parts.slice(first).filter(kept), ...end];
  },
  join: (parts) => parts.map(({ bytes }) => bytes),
};

const firstData = (parts: readonly Part[]): number => parts.findIndex((one, at) => at > 0 && typeOf(one) === "IDAT");

function chunkPart(bytes: Buffer, before: readonly Part[]): Part {
  const type = bytes.toString("latin1", 4, 8);
  const data = bytes.subarray(8, -4);
  const isFirst = (role: Part["role"]) => !before.some((one) => one.role === role);
  // Programs that look no farther than the image do not turn it by what stands after.
  if (type === "eXIf" && isFirst("exif")) return { ...part("exif", bytes, data), isFixed: firstData(before) !== -1 };
  const words = TEXTS.has(type) ? readText(type, data) : null;
  if (words?.keyword === XMP_KEYWORD && isFirst("xmp")) return part("xmp", bytes, words.text);
  return part(IMAGE.has(type) ? "image" : "other", bytes, words?.text ?? data);
}

type Text = { keyword: string; text: Buffer };

/** A text after its keyword: as it is, packed, or in any language, packed or not. XMP is found in all three. */
function readText(type: string, data: Buffer): Text | null {
  const keywordEnd = data.indexOf(0);
  if (keywordEnd < 1) return null;
  const keyword = data.toString("latin1", 0, keywordEnd);
  if (type === "tEXt") return { keyword, text: data.subarray(keywordEnd + 1) };
  if (type === "zTXt") return unpack(keyword, data.subarray(keywordEnd + 2));
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const translatedEnd = languageEnd === -1 ? -1 : data.indexOf(0, languageEnd + 1);
  if (translatedEnd === -1) return null;
  const raw = data.subarray(translatedEnd + 1);
  return data[keywordEnd + 1] === 1 ? unpack(keyword, raw) : { keyword, text: raw };
}

function unpack(keyword: string, packed: Buffer): Text | null {
  try {
    return { keyword, text: inflateSync(packed, { maxOutputLength: MOST_UNPACKED }) };
  } catch {
    return null;
  }
}

const text = (keyword: string): Buffer => Buffer.from(`${keyword}\0\0\0\0\0`, "latin1");

function chunk(role: "exif" | "xmp" | "line", type: string, data: Buffer, payload: Buffer): Part {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const bytes = Buffer.alloc(typed.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  typed.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(typed), bytes.length - 4);
  return part(role, bytes, payload);
}
