import { isDeepStrictEqual } from "node:util";
import { sendStorePicture } from "#modules/catalog/send-store-picture.ts";
import { showCoupons } from "#modules/stores/show-coupons.ts";
import { publishStorePage } from "#modules/stores/store-page/publish-store-page.ts";
import { readMyStorePage } from "#modules/stores/store-page/queries.ts";
import type { StorePageForm } from "#modules/stores/store-page/rules/store-page.ts";
import { saveStorePage } from "#modules/stores/store-page/save-store-page.ts";
import { writeThanks } from "#modules/stores/write-thanks.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { NOT_WHOLE, type Restored } from "./messages.ts";
import type { OpenArchive } from "./open-archive.ts";

type RestoredPage = { page: Restored["page"]; left: string[] };
type Words = Omit<StorePageForm, "portraitId" | "bannerId">;

type Picture = "retrato" | "banner";

const PICTURES: Record<Picture, string> = { retrato: "o retrato da loja", banner: "a imagem do topo" };

/**
 * Gives a store the look and the policies of a copy, once: a page that its author saved here is left as it is. What may not be shown
 * here stays in draft for its author. Saving comes last but publishing, so that a run that died before it begins again whole, and one
 * that died after it only publishes.
 */
export async function restorePage(
  viewer: AuthorViewer,
  { archive: { store }, extract }: OpenArchive,
  ids: ReadonlyMap<number, number>,
): Promise<RestoredPage> {
  const now = await readMyStorePage(viewer.storeId);
  const words = wordsHere(store.page, ids);
  if (!now) return { page: "mantida", left: [] };
  if (now.revision > 0) {
    const { portraitId, bannerId } = now.form;
    const isOurs = now.publishedAt === null && isDeepStrictEqual(now.form, { ...words, portraitId, bannerId });
    if (now.revision > 1 || !isOurs) return { page: "mantida", left: [] };
    const left = [...pictureLeft("retrato", store.portrait, portraitId), ...pictureLeft("banner", store.banner, bannerId)];
    return { page: await publish(1), left };
  }
  const left: string[] = [];
  const send = async (kind: Picture, member: string | null): Promise<string | null> => {
    const sent = member && (await extract(member, null, (path) => sendStorePicture(viewer, kind, path)));
    const id = sent && sent.ok ? sent.value.id : null;
    left.push(...pictureLeft(kind, member, id, sent && !sent.ok ? sent.fields?.["imagem"] : undefined));
    return id;
  };
  const [portraitId, bannerId] = [await send("retrato", store.portrait), await send("banner", store.banner)];
  const thanked = await writeThanks(viewer, store.thanks);
  if (!thanked.ok) left.push(`o agradecimento a quem avalia: ${thanked.fields?.["words"] ?? "não pode aparecer aqui."}`);
  await showCoupons(viewer, store.showsCoupons);
  const saved = await saveStorePage(viewer, { revision: now.revision, form: { ...words, portraitId, bannerId } });
  return { page: saved.ok ? await publish(saved.value.revision) : "mantida", left };

  async function publish(revision: number): Promise<Restored["page"]> {
    return (await publishStorePage(viewer, { revision })).ok ? "publicada" : "rascunho";
  }
}

const pictureLeft = (kind: Picture, member: string | null, id: string | null, why = NOT_WHOLE): string[] =>
  member !== null && id === null ? [`${PICTURES[kind]}: ${why}`] : [];

const wordsHere = (page: Words, ids: ReadonlyMap<number, number>): Words => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === "destaques" ? { ...section, productIds: section.productIds.flatMap((id) => ids.get(id) ?? []) } : section,
  ),
});
