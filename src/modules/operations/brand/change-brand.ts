import { requireStepUp } from "#modules/accounts/step-up.ts";
import { type BrandPicture, drawLogo, drawName, storeBrandPicture } from "#modules/shop/brand/brand-picture.ts";
import { takeBrand } from "#modules/shop/brand/follow-brand.ts";
import { type BrandChoice, brandSetting, DEFAULT_CHOICE } from "#modules/shop/brand/settings.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import type { Viewer } from "#platform/session.ts";
import { changeSetting } from "#platform/settings.ts";
import { logoMessages } from "./messages.ts";
import { type BrandTyped, judgeBrand } from "./rules.ts";
import type { BrandInput, BrandRefusal } from "./schema.ts";

type Answer = Outcome<void, BrandRefusal>;

/** Pages that carry the brand: each has the market around it. */
const CARRYING = ["frame", "home", "policies", "help"];

/**
 * An admin, who proved again who they are, changes the market's brand, as typed: good for every page, e-mail and document from the commit
 * on. Refuses, field by field, what could not be read on the screen; a logo is drawn again before anything is stored. Two people who
 * change different fields both succeed; the second of the same field is refused.
 */
export async function changeBrand(admin: Viewer, { typed, from, logo, motivo }: BrandInput): Promise<Answer> {
  const judged = judgeBrand(typed);
  const mistakes: Record<string, string> = "mistakes" in judged ? { ...judged.mistakes } : {};
  const drawn = typeof logo === "string" ? await drawLogo(Buffer.from(logo, "base64")) : null;
  if (drawn && !drawn.ok) mistakes.logo = logoMessages[drawn.reason];
  if (!("words" in judged) || (drawn && !drawn.ok)) return refuse("invalid", { fields: mistakes });
  const words = from ? omitEqual(judged.words, typed, from) : judged.words;
  const picture: BrandPicture | null | undefined = drawn?.ok
    ? await storeBrandPicture(drawn.value)
    : logo === null
      ? null
      : undefined;
  const values = { ...words, ...(await nameDrawnOf(words.name)), ...(picture !== undefined && { logo: picture }) };
  return save(admin, values, motivo, from);
}

/** Of what was typed, only the fields that differ from what the form showed. */
const omitEqual = <W extends object>(words: W, typed: BrandTyped, from: BrandTyped): Partial<W> =>
  Object.fromEntries(
    Object.entries(words).filter(([name]) => typed[name as keyof BrandTyped] !== from[name as keyof BrandTyped]),
  ) as Partial<W>;

async function nameDrawnOf(name: string | undefined): Promise<Partial<BrandChoice>> {
  if (name === undefined) return {};
  return { nameDrawn: name === DEFAULT_CHOICE.name ? null : await storeBrandPicture(await drawName(name)) };
}

/** Goes back to the default brand, whole. */
export const resetBrand = (admin: Viewer, motivo: string): Promise<Answer> => save(admin, DEFAULT_CHOICE, motivo);

async function save(admin: Viewer, values: Partial<BrandChoice>, motivo: string, from?: BrandTyped): Promise<Answer> {
  const answer = await transact(async (tx): Promise<Answer> => {
    const proved = await requireStepUp(tx, admin);
    if (!proved.ok) return proved;
    const changed = await changeSetting(tx, brandSetting, { values, by: admin.userId, reason: motivo });
    if (!changed) return refuse("already_so");
    if (from && !wasAsShown(changed.before, from)) return refuse("changed_meanwhile");
    await audit(tx, {
      adminId: admin.userId,
      action: "mudar-marca",
      target: { kind: "marca", id: brandSetting.key },
      reason: motivo,
      detail: { de: changed.before, para: changed.after },
    });
    await invalidate(tx, ...CARRYING);
    return ok();
  });
  // Whoever saved it sees it on the next page, whatever the announcement takes.
  if (answer.ok) await takeBrand();
  return answer;
}

/** Whether each changed field was still what the form showed. */
const wasAsShown = (before: Record<string, unknown>, from: BrandTyped): boolean =>
  Object.entries(from).every(([name, shown]) => !(name in before) || before[name] === shown);
