import * as z from "zod";
import { optionalTextField } from "#kit/fields.ts";
import { parseUf, type Uf } from "#kit/uf.ts";
import { PAPERS } from "#kit/papers.ts";
import {
  STORE_PAGE_LENGTHS,
  MOST_LINKS,
  MOST_PICKED,
  MOST_SECTIONS,
  SINGLE_KINDS,
  type StoreSection,
} from "./rules/store-page.ts";

/** Of the field of links, blank ones and those that must go before it is published. */
const MOST_LINES = 40;
const line = (max: number) => optionalTextField({ max });
const lines = (max: number) => optionalTextField({ max, multiline: true });
const pictureId = z.uuid().nullable();
const id = z.string().regex(/^[a-z0-9-]{1,36}$/);
const title = line(STORE_PAGE_LENGTHS.sectionTitle);

export const storeSection = z.discriminatedUnion("kind", [
  z.strictObject({
    id,
    kind: z.literal("destaques"),
    title,
    productIds: z.array(z.number().int().positive()).max(MOST_PICKED, { error: `Escolha até ${MOST_PICKED} materiais.` }),
  }),
  z.strictObject({ id, kind: z.literal("texto"), title, text: lines(STORE_PAGE_LENGTHS.sectionText) }),
  z.strictObject({ id, kind: z.enum(["prateleiras", "mais_vendidos", "novidades"]) }),
]);

const sections = z
  .array(storeSection)
  .max(MOST_SECTIONS, { error: `A loja pode ter até ${MOST_SECTIONS} seções.` })
  .refine(hasEachOnce, { error: "Uma seção está repetida. Tire uma delas." });

function hasEachOnce(all: StoreSection[]): boolean {
  const ids = new Set(all.map((one) => one.id));
  const singles = all.filter(({ kind }) => SINGLE_KINDS.includes(kind)).map(({ kind }) => kind);
  return ids.size === all.length && new Set(singles).size === singles.length;
}

export const storePageForm = z.strictObject({
  name: line(STORE_PAGE_LENGTHS.name),
  authorName: line(STORE_PAGE_LENGTHS.authorName),
  tagline: line(STORE_PAGE_LENGTHS.tagline),
  bio: lines(STORE_PAGE_LENGTHS.bio),
  city: line(STORE_PAGE_LENGTHS.city),
  uf: z
    .string()
    .max(2)
    .transform((code): Uf | "" => parseUf(code) ?? ""),
  paper: z.enum(PAPERS),
  portraitId: pictureId,
  bannerId: pictureId,
  // As typed, a line each: which may be shown is asked when it is published.
  links: z
    .array(z.string().max(300, { error: "Um dos links é longo demais." }))
    .max(MOST_LINES, { error: `Cabem até ${MOST_LINKS} links: tire linhas.` })
    .default([]),
  sections,
  policies: z.strictObject({
    suporte: lines(STORE_PAGE_LENGTHS.policy),
    atualizacoes: lines(STORE_PAGE_LENGTHS.policy),
    encomendas: lines(STORE_PAGE_LENGTHS.policy),
  }),
});

const revision = z.number().int().min(0);

/** A draft may be half written: what it must have is asked when it is published. */
export const saveStorePageInput = z.strictObject({ revision, form: storePageForm });
export const publishStorePageInput = z.strictObject({ revision });

export type SaveStorePageRefusal = "conflict" | "closed" | "not_found";
/** `unfit`: something in it may not be shown; `fields` says where. */
export type PublishStorePageRefusal = SaveStorePageRefusal | "nothing" | "unfit";
