import { look } from "#kit/brand/look.ts";
import { parseCode } from "#kit/code.ts";
import { findPicture } from "#modules/catalog/images.ts";
import { drawSharePicture } from "#modules/catalog/render/draw-share-picture.ts";
import { CODE_CHECKS, CODE_CHECKS_OF_DAY } from "#modules/coupons/limits.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import type { Paper } from "#kit/papers.ts";
import { readLogoShown } from "#platform/brand-files.ts";
import { findShared } from "./queries/find-shared.ts";
import { shareAddress, type Shared, type SharedKind, shareMark } from "./rules/share-address.ts";

/** Drawing is dear: what is already drawn is not counted. */
const DRAWINGS = defineLimit({ name: "share-picture", points: 30, seconds: 60, per: "network" });

export type SharePictureAnswer =
  | { is: "picture"; bytes: Buffer }
  /** It shows something else by now. */
  | { is: "moved"; to: string }
  | { is: "missing" }
  | { is: "limited"; waitSeconds: number };

type Requested = { kind: SharedKind; key: string; mark: string };

const making = new Map<string, Promise<Buffer>>();

/**
 * The sharing picture of what is open to everybody, drawn once for what it shows and kept; several people asking wait for the same
 * drawing. Asking for a coupon's counts as trying a code.
 */
export async function findSharePicture({ kind, key, mark }: Requested, caller: string): Promise<SharePictureAnswer> {
  if (kind === "cupom") {
    if (parseCode(key) !== key) return { is: "missing" };
    const tried = await takePoint(CODE_CHECKS, caller);
    const today = tried ?? (await takePoint(CODE_CHECKS_OF_DAY, caller));
    if (today !== null) return { is: "limited", waitSeconds: today };
  }
  const shared = await findShared(kind, key);
  if (!shared) return { is: "missing" };
  if (shareMark(shared) !== mark) return { is: "moved", to: shareAddress(shared) };
  const place = `share/${kind}-${key}-${mark}${look().mark}`;
  const saved = await read(place);
  if (saved) return { is: "picture", bytes: saved };
  const wait = making.has(place) ? null : await takePoint(DRAWINGS, caller);
  if (wait !== null) return { is: "limited", waitSeconds: wait };
  const busy = making.get(place) ?? draw(place, shared).finally(() => making.delete(place));
  making.set(place, busy);
  return { is: "picture", bytes: await busy };
}

async function draw(place: string, shared: Shared<Paper>): Promise<Buffer> {
  const cover = shared.cover ? await findPicture(shared.cover.id, "original.webp") : null;
  const logo = await readLogoShown();
  const bytes = await drawSharePicture({ ...shared, cover: cover?.bytes ?? null, logo });
  await storage().put(place, bytes, { contentType: "image/jpeg", sizeBytes: bytes.length });
  return bytes;
}

async function read(place: string): Promise<Buffer | null> {
  try {
    const { stream } = await storage().open(place);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}
