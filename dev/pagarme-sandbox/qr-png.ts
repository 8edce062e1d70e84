import { deflateSync, crc32 } from "node:zlib";
import { encode } from "uqr";

/** A QR code as a black and white PNG, `scale` pixels per module. */
export function qrPng(text: string, scale = 6): Buffer {
  const { data, size } = encode(text, { border: 2 });
  const side = size * scale;
  const rowBytes = Math.ceil(side / 8);
  const pixels = Buffer.alloc((rowBytes + 1) * side);
  for (let y = 0; y < side; y++) {
    const row = data[Math.floor(y / scale)] ?? [];
    for (let x = 0; x < side; x++) {
      if (row[Math.floor(x / scale)]) continue;
      const at = y * (rowBytes + 1) + 1 + (x >> 3);
      pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
