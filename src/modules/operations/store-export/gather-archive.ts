import type { AuthorPicture } from "#modules/catalog/pictures/rules.ts";
import { storage } from "#platform/storage/open-storage.ts";
import type { ZipMember } from "#platform/zip-stream.ts";
import { ARCHIVE_HEAD, type ArchivedProduct, type StoreArchive } from "./archive.ts";
import type { TakenFile } from "./queries/own-files.ts";
import type { StoreRead } from "./read-store.ts";

type Take = (id: string | null, name: string) => Promise<string | null>;

/**
 * What another market needs to make the store anew, as it is published (a product: as its author is making it), and the pictures it
 * names. Nothing of who bought, of money or of reviews.
 */
export async function gatherArchive(
  read: StoreRead,
  { copy, at }: { copy: string; at: Date },
  files: readonly TakenFile[],
): Promise<{ archive: StoreArchive; pictures: ZipMember[] }> {
  const pictures: ZipMember[] = [];
  /** The picture as a member of the ZIP, by its name; null when there is none. */
  const take: Take = async (id, name) => {
    const stored = id === null ? null : await storage().head(`images/${id}`);
    if (!stored) return null;
    const open = async () => (await storage().open(`images/${id}`)).stream;
    pictures.push({ name, at, sizeBytes: stored.sizeBytes, open });
    return name;
  };
  const { portraitId, bannerId, ...words } = read.page;
  const store = {
    ...read.own,
    page: words,
    portrait: await take(portraitId, "imagens/retrato.webp"),
    banner: await take(bannerId, "imagens/faixa.webp"),
  };
  const products = await gatherProducts(read, files, take);
  return { archive: { ...ARCHIVE_HEAD, copy, madeAt: at.toISOString(), store, products, coupons: read.coupons }, pictures };
}

async function gatherProducts(
  { names, contents, links, products }: StoreRead,
  files: readonly TakenFile[],
  take: Take,
): Promise<ArchivedProduct[]> {
  const filesOf = new Map<number, ArchivedProduct["files"]>();
  for (const { productId, ...file } of files) filesOf.set(productId, [...(filesOf.get(productId) ?? []), file]);
  const gathered: ArchivedProduct[] = [];
  for (const { id, status, copy, thirdParties } of products) {
    gathered.push({
      id,
      status,
      form: {
        title: copy.title,
        promise: copy.promise,
        kind: copy.kind,
        description: copy.description,
        priceCents: copy.priceCents,
        isFree: copy.isFree,
        license: copy.license,
        otherLicenses: copy.otherLicenses,
        paper: copy.paper,
        tags: copy.tags,
        thirdParties: copy.thirdParties ?? thirdParties,
        permission: copy.permission,
        category: copy.categoryId === null ? null : (names.categories.get(copy.categoryId) ?? null),
        attributes: copy.attributes.flatMap(({ attributeId, optionIds, low, high }) => {
          const attribute = names.attributes.get(attributeId);
          const options = optionIds.flatMap((id) => names.options.get(id) ?? []);
          return attribute ? [{ attribute, options, low, high }] : [];
        }),
      },
      cover: await take(copy.coverImageId, `imagens/capa-${id}.webp`),
      pictures: await gatherPictures(id, copy.pictures, take),
      files: filesOf.get(id) ?? [],
      links: links.get(id) ?? [],
      contents: contents.get(id) ?? [],
      shownPages: copy.previews.length,
    });
  }
  return gathered;
}

async function gatherPictures(
  productId: number,
  pictures: readonly AuthorPicture[],
  take: Take,
): Promise<ArchivedProduct["pictures"]> {
  const gathered: ArchivedProduct["pictures"] = [];
  for (const [index, { imageId, alt }] of pictures.entries()) {
    const member = await take(imageId, `imagens/imagem-${productId}-${index + 1}.webp`);
    if (member) gathered.push({ member, alt });
  }
  return gathered;
}
