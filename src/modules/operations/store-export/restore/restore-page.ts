import { sendStorePicture } from "#modules/catalog/send-store-picture.ts";
import { showCoupons } from "#modules/stores/show-coupons.ts";
import { publishStorePage } from "#modules/stores/store-page/publish-store-page.ts";
import { readMyStorePage } from "#modules/stores/store-page/queries.ts";
import { saveStorePage } from "#modules/stores/store-page/save-store-page.ts";
import { writeThanks } from "#modules/stores/write-thanks.ts";
import type { AuthorViewer } from "#platform/door.ts";
import type { Restored } from "./messages.ts";
import type { OpenArchive } from "./open-archive.ts";

/**
 * Gives a store the look and the policies of a copy, once: a page that was saved here is left as it is. What may not be shown here
 * stays in draft for its author.
 */
export async function restorePage(
  viewer: AuthorViewer,
  { archive: { store }, lend }: OpenArchive,
  ids: ReadonlyMap<number, number>,
): Promise<Restored["page"]> {
  const { storeId } = viewer;
  const now = await readMyStorePage(storeId);
  if (!now || now.revision > 0) return "mantida";
  const send = async (member: string | null, kind: "retrato" | "banner"): Promise<string | null> => {
    const sent = member && (await lend(member, null, (path) => sendStorePicture(viewer, kind, path)));
    return sent && sent.ok ? sent.value.id : null;
  };
  const sections = store.page.sections.map((section) =>
    section.kind === "destaques" ? { ...section, productIds: section.productIds.flatMap((id) => ids.get(id) ?? []) } : section,
  );
  const [portraitId, bannerId] = [await send(store.portrait, "retrato"), await send(store.banner, "banner")];
  const saved = await saveStorePage(viewer, { revision: now.revision, form: { ...store.page, sections, portraitId, bannerId } });
  if (!saved.ok) return "mantida";
  await writeThanks(viewer, store.thanks);
  await showCoupons(viewer, store.showsCoupons);
  const published = await publishStorePage(viewer, saved.value);
  return published.ok ? "publicada" : "rascunho";
}
