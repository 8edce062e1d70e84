import { createHash } from "node:crypto";
import { chooseContents } from "#modules/catalog/bundles/choose-contents.ts";
import { addLink } from "#modules/catalog/links/add-link.ts";
import { addLinkMessages } from "#modules/catalog/links/messages.ts";
import { uploadMessages } from "#modules/catalog/messages.ts";
import { addPicture } from "#modules/catalog/pictures/add-picture.ts";
import { expectFile, quarantineFile } from "#modules/catalog/receive-file.ts";
import { listRestored, restoreDraft } from "#modules/catalog/restore-draft.ts";
import { setCover } from "#modules/catalog/set-cover.ts";
import type { AuthorViewer } from "#platform/door.ts";
import type { ArchivedProduct } from "../archive.ts";
import { listContentsOf } from "../queries/archived.ts";
import { isWaitingForBytes, type Numbers, readNumbers } from "../queries/restored.ts";
import { NOT_WHOLE } from "./messages.ts";
import type { OpenArchive } from "./open-archive.ts";

type RestoredProducts = {
  /** The number here of each product of the copy. */
  ids: Map<number, number>;
  made: number;
  files: number;
  /** What did not come, in words. */
  left: string[];
};

/**
 * Makes the products of a copy as drafts, their files sent by the road every upload takes: into quarantine, to be looked at before
 * anything else. Run again it goes on where it stopped, and leaves alone what its author has saved or published since.
 */
export async function restoreProducts(viewer: AuthorViewer, { archive, extract }: OpenArchive): Promise<RestoredProducts> {
  const { copy } = archive;
  const numbers = await readNumbers();
  const known = await listRestored(viewer.storeId, copy);
  const done: RestoredProducts = { ids: new Map(), made: 0, files: 0, left: [] };
  for (const product of archive.products) {
    const before = known.get(product.id);
    const draftId = idOf(viewer.storeId, copy, String(product.id));
    const source = { storeId: viewer.storeId, copy, sourceId: product.id, draftId };
    const productId = before?.productId ?? (await restoreDraft(source, formHere(product, numbers)));
    done.ids.set(product.id, productId);
    if (!before) done.made++;
    if (before && !before.isUntouched) {
      done.left.push(`"${titleOf(product)}": já foi salvo ou publicado aqui e ficou como está`);
      continue;
    }
    for (const file of product.files) await sendFile(file, productId);
    for (const link of product.links) await putLink(link, productId);
    if (product.cover && !before?.hasCover) {
      const laid = await extract(product.cover, null, (path) => setCover(viewer, productId, path));
      if (!laid?.ok) done.left.push(`a capa de "${titleOf(product)}": ${laid?.fields?.["capa"] ?? NOT_WHOLE}`);
    }
    for (const picture of product.pictures) {
      const added = await putPicture(picture, productId);
      if (!added?.ok) done.left.push(`uma imagem de "${titleOf(product)}": ${added?.fields?.["imagem"] ?? NOT_WHOLE}`);
    }
    done.left.push(...choicesLeft(product));
  }
  const filled = await listContentsOf(viewer.storeId);
  for (const bundle of archive.products.filter((one) => one.contents.length > 0)) {
    const { id, contents } = bundle;
    const productId = done.ids.get(id) ?? 0;
    if (filled.has(productId) || known.get(id)?.isUntouched === false) continue;
    const contentIds = contents.flatMap((sourceId) => done.ids.get(sourceId) ?? []);
    const chosen = await chooseContents(viewer, { productId, contentIds });
    // A bundle holds what is on sale.
    if (!chosen.ok) done.left.push(`o que entra em "${titleOf(bundle)}": publique antes os materiais dele e rode de novo`);
  }
  return done;

  function putPicture({ member, alt }: ArchivedProduct["pictures"][number], productId: number) {
    const key = `${copy} ${member}`;
    return extract(member, null, (path) => addPicture(viewer, { productId, key, alt }, path));
  }

  async function putLink({ licenses, ...link }: ArchivedProduct["links"][number], productId: number): Promise<void> {
    const fileId = idOf(viewer.storeId, copy, `link ${productId} ${link.address}`);
    const added = await addLink(viewer, { ...link, productId, fileId, licenses });
    if (!added.ok && added.reason !== "link_twice") done.left.push(`o link "${link.title}": ${addLinkMessages[added.reason]}`);
  }

  async function sendFile(file: ArchivedProduct["files"][number], productId: number): Promise<void> {
    const fileId = idOf(viewer.storeId, copy, file.member);
    const waiting = await isWaitingForBytes(fileId);
    if (waiting === false) return;
    const sent = await extract(file.member, file.sizeBytes, async (path) => {
      if (waiting === null) {
        const { storeId } = viewer;
        const { name: filename, sizeBytes, licenses } = file;
        const expected = await expectFile({ fileId, productId, storeId, filename, sizeBytes, licenses });
        if (!expected.ok) return expected.reason;
      }
      await quarantineFile(fileId, path);
      return "sent" as const;
    });
    if (sent === "sent") done.files++;
    else done.left.push(`${file.member}: ${sent && sent !== "not_found" ? uploadMessages[sent] : NOT_WHOLE}`);
  }
}

/** What its author chose of files that are looked at anew, and chooses again when they are clean. */
function choicesLeft(product: ArchivedProduct): string[] {
  const title = titleOf(product);
  const stamped = product.files.filter(({ stamp }) => stamp !== "nao").map(({ name }) => name);
  return [
    ...(product.shownPages > 0
      ? [`as páginas da prévia de "${title}": escolha de novo quando os arquivos forem conferidos`]
      : []),
    ...stamped.map((name) => `o carimbo com o nome de quem compra em "${name}", de "${title}": ligue de novo`),
  ];
}

const titleOf = ({ id, form }: ArchivedProduct): string => form.title || `material ${id}`;

/** The form with this market's numbers; a category, attribute or option that it does not have is left out. */
function formHere({ form: { category, attributes, ...form } }: ArchivedProduct, numbers: Numbers) {
  return {
    ...form,
    categoryId: category === null ? null : (numbers.categories.get(category) ?? null),
    attributes: attributes.flatMap(({ attribute, options, low, high }) => {
      const attributeId = numbers.attributes.get(attribute);
      const optionIds = options.flatMap((option) => numbers.options.get(`${attribute}/${option}`) ?? []);
      return attributeId && (optionIds.length > 0 || low !== null) ? [{ attributeId, optionIds, low, high }] : [];
    }),
  };
}

/** The same id for the same thing of the same copy in the same store, as a UUID. */
function idOf(storeId: number, copy: string, what: string): string {
  const hex = createHash("sha256").update(`${storeId} ${copy} ${what}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
