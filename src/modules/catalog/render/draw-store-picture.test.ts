import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import type { StorePictureKind } from "../inspect/limits.ts";
import { drawStorePicture } from "./draw-store-picture.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-loja-"));
afterAll(() => rm(folder, { recursive: true }));

async function draw(kind: StorePictureKind, bytes: Uint8Array | string) {
  const file = path.join(folder, "imagem");
  await writeFile(file, bytes);
  return drawStorePicture(file, kind);
}

const photo = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#c2185b" } })
    .withMetadata({ orientation })
    .withExif({ IFD3: { GPSLatitudeRef: "S" } })
    .jpeg()
    .toBuffer();

it.each<[StorePictureKind, number, number, number, [number, number]]>([
  ["banner", 3_000, 1_000, 1, [2_400, 400]],
  ["banner", 1_200, 200, 1, [1_200, 200]],
  ["banner", 1_000, 3_000, 6, [2_400, 400]],
  ["retrato", 1_000, 2_000, 1, [800, 800]],
  ["retrato", 320, 640, 1, [320, 320]],
])(
  "%s of %i by %i (orientation %i) comes out cropped in the middle, not enlarged and without what the camera wrote",
  async (kind, ...rest) => {
    const [width, height, orientation, size] = rest;
    const drawn = await draw(kind, await photo(width, height, orientation));
    if (!drawn.ok) throw new Error(drawn.reason);
    const saved = await sharp(drawn.value.bytes).metadata();
    expect([saved.width, saved.height]).toEqual(size);
    expect([saved.format, saved.exif, saved.orientation]).toEqual(["webp", undefined, undefined]);
  },
);

it("refuses what is small, what is no image and what is cut", async () => {
  const whole = await photo(2_400, 400);
  expect(await draw("banner", await photo(1_199, 400))).toMatchObject({ reason: "too_small" });
  expect(await draw("retrato", await photo(2_400, 319))).toMatchObject({ reason: "too_small" });
  expect(await draw("banner", "<svg xmlns='http://www.w3.org/2000/svg'/>")).toMatchObject({ reason: "type" });
  expect(await draw("banner", whole.subarray(0, whole.length / 2))).toMatchObject({ reason: "broken" });
});
