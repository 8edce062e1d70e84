import { type ZipMember, zipSize } from "#platform/zip-stream.ts";
import type { StoreArchive } from "./archive.ts";

/** The members that fit in so many, and in so many bytes, headers and names counted, the first first; and the names of the others. */
export function fitInto(
  room: { bytes: number; members: number },
  members: readonly ZipMember[],
): { taken: ZipMember[]; left: string[] } {
  const taken: ZipMember[] = [];
  const left: string[] = [];
  let { bytes } = room;
  for (const member of members) {
    const size = zipSize([member]);
    if (size > bytes || taken.length >= room.members) left.push(member.name);
    else {
      bytes -= size;
      taken.push(member);
    }
  }
  return { taken, left };
}

/** The archive with only what is in the ZIP beside it. */
export function onlyWith(archive: StoreArchive, names: ReadonlySet<string>): StoreArchive {
  const ifIncluded = (name: string | null): string | null => (name !== null && names.has(name) ? name : null);
  const { store, products } = archive;
  return {
    ...archive,
    store: { ...store, portrait: ifIncluded(store.portrait), banner: ifIncluded(store.banner) },
    products: products.map((product) => ({
      ...product,
      cover: ifIncluded(product.cover),
      pictures: product.pictures.filter(({ member }) => names.has(member)),
      files: product.files.filter(({ member }) => names.has(member)),
    })),
  };
}
