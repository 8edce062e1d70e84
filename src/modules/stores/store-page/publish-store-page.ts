import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { screenText } from "#kit/screen-text.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { storePages, storePolicies, stores } from "../tables.ts";
import type { StorePageField, StorePageForm, StorePolicies } from "./rules/store-page.ts";
import { lockStorePage } from "./lock-store-page.ts";
import { screenedWords } from "./messages.ts";
import { listOtherNames, readMyStorePage } from "./queries.ts";
import { readStoreLinks } from "./rules/links.ts";
import { mayChangeStorePage, namesRefused } from "./rules/names.ts";
import type { PublishStorePageRefusal } from "./schema.ts";

type Published = Outcome<{ revision: number }, PublishStorePageRefusal>;

/**
 * Shows visitors what the author made: the words, the pictures, the sections and, as a new version when they changed, the policies.
 * Refuses, field by field, names of others and texts nobody should read unasked. Pages with the store on them are drawn anew.
 */
export function publishStorePage(viewer: AuthorViewer, { revision }: { revision: number }): Promise<Published> {
  const { storeId } = viewer;
  return transact(async (tx): Promise<Published> => {
    if (!mayChangeStorePage(viewer.storeStatus)) return refuse("closed");
    const storePage = await lockStorePage(tx, storeId);
    if (storePage.revision !== revision) return refuse("conflict");
    const { draft } = storePage;
    const before = (await readMyStorePage(storeId, tx))?.published;
    if (!draft || !before) return refuse("nothing");
    const links = readStoreLinks(draft.links ?? before.links);
    const unfit = {
      ...textsRefused(draft),
      ...(links.ok ? {} : links.fields),
      ...(await newNamesRefused(tx, storeId, before, draft)),
    };
    if (!links.ok || Object.keys(unfit).length > 0) return refuse("unfit", { fields: unfit });
    await write(tx, storeId, { ...draft, links: links.value }, revision + 1);
    await savePolicies(tx, storeId, before.policies, draft.policies);
    await recordState(tx, {
      entity: "store_face",
      entityId: String(storeId),
      from: signature(before),
      to: signature(draft),
      cause: "vitrine publicada pelo autor",
      actor: viewer.userId,
    });
    await invalidate(tx, `store:${storeId}`, "home", "list");
    return ok({ revision: revision + 1 });
  });
}

const signature = ({ name, authorName }: StorePageForm): string => `${name} · ${authorName}`;

/** A name kept is not asked again. */
async function newNamesRefused(tx: Tx, storeId: number, before: StorePageForm, after: StorePageForm) {
  if (signature(before) === signature(after)) return {};
  const refused = namesRefused(after, await listOtherNames(tx, storeId));
  if (before.name === after.name) delete refused.name;
  if (before.authorName === after.authorName) delete refused.authorName;
  return refused;
}

async function write(tx: Tx, storeId: number, form: StorePageForm, revision: number): Promise<void> {
  const { name, authorName, tagline, bio, city, uf, paper, portraitId, bannerId, links, sections } = form;
  await tx
    .update(stores)
    .set({ name, authorName, tagline, bio, city, uf, paper, portraitKey: portraitId, links })
    .where(eq(stores.id, storeId));
  await tx
    .update(storePages)
    .set({ bannerKey: bannerId, sections, draft: null, revision, savedAt: null, publishedAt: sql`now()` })
    .where(eq(storePages.storeId, storeId));
}

async function savePolicies(tx: Tx, storeId: number, before: StorePolicies, after: StorePolicies): Promise<void> {
  const isSame = Object.entries(after).every(([key, words]) => before[key as keyof StorePolicies] === words);
  if (isSame) return;
  await tx.insert(storePolicies).values({
    storeId,
    number: sql`(select coalesce(max(number), 0) + 1 from store_policies where store_id = ${storeId})`,
    words: after,
  });
}

/** Why a text may not be shown, by its field; of several, the first. */
function textsRefused(form: StorePageForm): Partial<Record<StorePageField, string>> {
  const texts: [StorePageField, string][] = [
    ["name", form.name],
    ["authorName", form.authorName],
    ["tagline", form.tagline],
    ["bio", form.bio],
    ["city", form.city],
    [
      "sections",
      form.sections.flatMap((one) => [("title" in one && one.title) || "", ("text" in one && one.text) || ""]).join("\n"),
    ],
    ["policies", Object.values(form.policies).join("\n")],
  ];
  const refused = texts.flatMap(([field, text]): [StorePageField, string][] => {
    const [reason] = screenText(text);
    return reason ? [[field, screenedWords[reason]]] : [];
  });
  return Object.fromEntries(refused);
}
