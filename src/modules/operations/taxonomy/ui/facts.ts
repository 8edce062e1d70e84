import type { getAttribute, getAttributes, getShelf, getShelves } from "../functions.ts";

export type ShelvesFacts = Exclude<Awaited<ReturnType<typeof getShelves>>, { ok: false }>;
export type ShelfRow = ShelvesFacts["rows"][number];
export type OpenShelf = Exclude<Awaited<ReturnType<typeof getShelf>>, { ok: false }>;

export type AttributesFacts = Exclude<Awaited<ReturnType<typeof getAttributes>>, { ok: false }>;
export type AttributeRow = AttributesFacts["rows"][number];
export type OpenAttribute = Exclude<Awaited<ReturnType<typeof getAttribute>>, { ok: false }>;
export type CategoryName = AttributesFacts["categories"][number];
