import { type ZipMember, zipSize } from "#platform/zip-stream.ts";
import type { StoreArchive } from "./archive.ts";

/** The members that fit in so many bytes, headers and names counted, the first first; and the names of the others. */
export function fitInto(bytes: number, members: readonly ZipMember[]): { taken: ZipMember[]; left: string[] } {
  const taken: ZipMember[] = [];
  const left: string[] = [];
  let room = bytes;
  for (const member of members) {
    const size = zipSize([member]);
    if (size > room) left.push(member.name);
    else {
      room -= size;
      taken.push(member);
    }
  }
  return { taken, left };
}

/** The archive with only what is in the ZIP beside it. */
export function onlyWith(archive: StoreArchive, names: ReadonlySet<string>): StoreArchive {
  const kept = (name: string | null): string | null => (name !== null && names.has(name) ? name : null);
  const { store, products } = archive;
  return {
    ...archive,
    store: { ...store, portrait: kept(store.portrait), banner: kept(store.banner) },
    products: products.map((product) => ({
      ...product,
      cover: kept(product.cover),
      files: product.files.filter(({ member }) => names.has(member)),
    })),
  };
}
