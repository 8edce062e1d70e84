import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";

import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

import { inspectImage } from "./inspect-image.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-imagens-"));
afterAll(() => rm(folder, { recursive: true }));

let written = 0;
async function answer(bytes: Uint8Array, kind: "png" | "jpg" | "webp"): Promise<string> {
  const file = path.join(folder, String(written++));
  await writeFile(file, bytes);
  const inspected = await inspectImage(file, kind);
  return inspected.ok ? `${inspected.value.widthPx}×${inspected.value.heightPx}` : inspected.reason;
}

const plain = () => sharp({ create: { width: 300, height: 200, channels: 3, background: "#c33" } });

/** A PNG whose header promises a size that its few bytes of data do not hold. */
function craftPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const edges = Buffer.alloc(8);
    edges.writeUInt32BE(data.length, 0);
    edges.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(64))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("says the dimensions of PNG, JPG and WebP", async () => {
  expect(await answer(await plain().png().toBuffer(), "png")).toBe("300×200");
  expect(await answer(await plain().jpeg().toBuffer(), "jpg")).toBe("300×200");
  expect(await answer(await plain().webp().toBuffer(), "webp")).toBe("300×200");
});

test("a header of 50,000 × 50,000 is refused without drawing anything (B150)", async () => {
  const started = performance.now();
  expect(await answer(craftPng(50_000, 50_000), "png")).toBe("image_too_many_pixels");
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("too many frames, or frames that add up to too many pixels, are refused (B150)", async () => {
  const animation = async (frames: number, side: number) => {
    const raw = Buffer.alloc(side * side * frames * 3);
    for (let frame = 0; frame < frames; frame++)
      raw.fill((frame * 37) % 251, frame * side * side * 3, (frame + 1) * side * side * 3);
    const options = { raw: { width: side, height: side * frames, channels: 3 as const, pageHeight: side } };
    return sharp(raw, options).webp({ quality: 1, effort: 0, minSize: false }).toBuffer();
  };
  expect(await answer(await animation(3, 20), "webp")).toBe("20×20");
  expect(await answer(await animation(501, 4), "webp")).toBe("image_too_many_frames");
  expect(await answer(await animation(170, 500), "webp")).toBe("image_too_many_pixels");
}, 60_000);

test("an image that is cut, or of another format than its name says, is refused (B146)", async () => {
  const noise = sharp(Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7_919) % 251)), {
    raw: { width: 300, height: 200, channels: 3 },
  });
  const jpeg = await noise.clone().jpeg().toBuffer();
  const png = await noise.clone().png().toBuffer();
  expect(await answer(jpeg.subarray(0, jpeg.length / 2), "jpg")).toBe("image_broken");
  expect(await answer(png.subarray(0, png.length / 2), "png")).toBe("image_broken");
  expect(await answer(craftPng(300, 200), "png")).toBe("image_broken");
  expect(await answer(png, "jpg")).toBe("type_mismatch");
});
