import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { imageRoutes } from "./http.ts";
import { findPicture, parseVariant } from "./images.ts";
import { images } from "./tables.ts";

let id = "";

const draw = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: "#faedae" } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  const bytes = await draw();
  const [row] = await db.insert(images).values({ width: 900, height: 1200 }).returning();
  id = row?.id ?? "";
  await storage().put(`images/${id}`, bytes, { contentType: "image/webp" });
});

describe("the shop's images", () => {
  it("come out in the size and format asked for, for good", async () => {
    const answer = await imageRoutes.request(`/imagens/${id}/320.avif`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/avif");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const made = await sharp(await answer.arrayBuffer()).metadata();
    expect(made.width).toBe(320);
    expect(made.height).toBe(427);
  });

  it("are made once, even when many ask together", async () => {
    const requested = await Promise.all(Array.from({ length: 8 }, () => findPicture(id, "640.webp")));
    expect(new Set(requested.map((picture) => picture?.bytes)).size).toBe(1);
    expect(await storage().head(`variants/${id}/640.webp`)).toMatchObject({ contentType: "image/webp" });
    const saved = await findPicture(id, "640.webp");
    expect(saved?.bytes.equals(requested[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it("do not grow beyond the original", async () => {
    const picture = await findPicture(id, "960.webp");
    expect((await sharp(picture?.bytes).metadata()).width).toBe(900);
  });

  it.each(["321.avif", "320.png", "320", "original.avif", "..", "320.avif.webp", "0320.avif", "320.AVIF"])(
    "the name %s is of no image",
    async (file) => {
      expect(parseVariant(file)).toBeNull();
      expect((await imageRoutes.request(`/imagens/${id}/${encodeURIComponent(file)}`)).status).toBe(404);
    },
  );

  it("exist only for known images, even if something is stored under that name", async () => {
    const stranger = newId();
    await storage().put(`images/${stranger}`, await draw(), { contentType: "image/webp" });
    expect((await imageRoutes.request(`/imagens/${stranger}/320.webp`)).status).toBe(404);
    expect((await imageRoutes.request(`/imagens/${stranger}/original.webp`)).status).toBe(404);
    expect((await imageRoutes.request("/imagens/nao-e-uuid/320.webp")).status).toBe(404);
  });
});
