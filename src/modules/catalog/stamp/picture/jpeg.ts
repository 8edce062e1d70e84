import { type Part, part, type PictureFormat } from "./parts.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const LAST_APP = 0xef;
const COMMENT = 0xfe;
const MOST_PAYLOAD = 65_533;

const EXIF = Buffer.from("Exif\0\0", "latin1");
const XMP = Buffer.from("http://ns.adobe.com/xap/1.0/\0", "latin1");
const MPF = Buffer.from("MPF\0", "latin1");

const bodyOf = (segment: Buffer): Buffer => segment.subarray(4);
const startsWith = (body: Buffer, label: Buffer): boolean => body.subarray(0, label.length).equals(label);
const markerOf = ({ bytes }: Part): number => bytes[1] ?? 0;
const isMpf = (one: Part): boolean => markerOf(one) === APP2 && startsWith(bodyOf(one.bytes), MPF);

/** A JPEG: segments up to the first scan, which is one part with all that follows. */
export const jpeg: PictureFormat = {
  open(bytes) {
    const segments = segmentsOf(bytes);
    if (!segments) return null;
    const { parts, scanAt } = segments;
    const end = scanAt === null ? null : endOf(bytes, scanAt);
    const hasOthers = parts.some(isMpf) || (end !== null && end < bytes.length);
    return { parts, isAnimated: false, hasOthers };
  },
  exif: (payload) => segment("exif", Buffer.concat([EXIF, payload]), payload),
  xmp: (payload) => segment("xmp", Buffer.concat([XMP, payload]), payload),
  line: () => null,
  /** After the marker that begins the file and, where there is one, the header of a JFIF. */
  placeFor: (_role, parts) => parts.findIndex((one, at) => at > 0 && markerOf(one) !== APP0 && one.role !== "exif"),
  withImage(parts, image) {
    const [start, ...rest] = parts;
    const kept = rest.filter((one) => one.role !== "image");
    // Where the picture has no header of its own, that of the new image serves.
    const hasHeader = kept.some((one) => markerOf(one) === APP0);
    const [, ...drawn] = image.filter((one) => one.role === "image" || (!hasHeader && markerOf(one) === APP0));
    const isHeader = (one: Part) => markerOf(one) === APP0;
    return [...(start ? [start] : []), ...drawn.filter(isHeader), ...kept, ...drawn.filter((one) => !isHeader(one))];
  },
  join: (parts) => parts.map(({ bytes }) => bytes),
};

/** The parts up to the first scan, and where that begins; a file cut before it has what there is. */
function segmentsOf(bytes: Buffer): { parts: Part[]; scanAt: number | null } | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const parts = [part("image", bytes.subarray(0, 2))];
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    // A marker may be led by any number of these.
    let marker = at + 1;
    while (bytes[marker] === 0xff) marker += 1;
    const kind = bytes[marker] ?? 0;
    if (kind === SOS) return { parts: [...parts, part("image", bytes.subarray(at))], scanAt: at };
    if (kind < 0xc0 || kind === EOI || marker + 3 > bytes.length) return null;
    const length = bytes.readUInt16BE(marker + 1);
    const end = marker + 1 + length;
    if (length < 2 || end > bytes.length) return { parts, scanAt: null };
    parts.push(segmentPart(kind, bytes.subarray(at, end), bytes.subarray(marker + 3, end), parts));
    at = end;
  }
  return { parts, scanAt: null };
}

function segmentPart(kind: number, bytes: Buffer, body: Buffer, before: readonly Part[]): Part {
  const isFirst = (role: Part["role"]) => !before.some((one) => one.role === role);
  // Other images are found by their distance from this list: what stands after it is not to change.
  const isFixed = before.some(isMpf);
  if (kind === APP1 && startsWith(body, EXIF) && isFirst("exif"))
    return { ...part("exif", bytes, body.subarray(EXIF.length)), isFixed };
  if (kind === APP1 && startsWith(body, XMP) && isFirst("xmp"))
    return { ...part("xmp", bytes, body.subarray(XMP.length)), isFixed };
  const isOther = kind === COMMENT || (kind >= APP0 && kind <= LAST_APP && kind !== APP14);
  return part(isOther ? "other" : "image", bytes, body);
}

function segment(role: "exif" | "xmp", body: Buffer, payload: Buffer): Part | null {
  if (body.length > MOST_PAYLOAD) return null;
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return part(role, Buffer.concat([head, body]), payload);
}

/** Where the image that begins its first scan at `from` ends, or null where it is cut. */
function endOf(bytes: Buffer, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const kind = bytes[at + 1] ?? 0;
    if (kind === EOI) return at + 2;
    const standsAlone = kind === 0 || kind === 1 || (kind >= 0xd0 && kind <= 0xd7);
    if (kind === 0xff) at += 1;
    else if (standsAlone) at += 2;
    else if (at + 4 > bytes.length) return null;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
