import { readChoice, readWords } from "#kit/search-params.ts";
import { VISITORS, type Visitor } from "./visitors.ts";

export const ARRANGE_PATH = "/painel/admin/configurar-home";

/** The hour looked at, "aaaa-mm-ddThh:mm" of São Paulo (now when absent, or when no clock shows it), and who looks. */
export type PreviewSearch = { em?: string; publico?: Visitor };

export function readPreviewSearch(raw: Record<string, unknown>): PreviewSearch {
  const em = readWords(raw.em, 16);
  const publico = readChoice(raw.publico, VISITORS);
  return { ...(em && { em }), ...(publico && { publico }) };
}

export const previewHref = ({ em, publico }: Required<PreviewSearch>): string =>
  `${ARRANGE_PATH}/previa?${new URLSearchParams({ em, publico })}`;

/** A product brought to be featured, by its slug; anything else is as if it were not there. */
export function readFeatureSearch(raw: Record<string, unknown>): { destacar?: string } {
  const destacar = readWords(raw.destacar, 120);
  return destacar ? { destacar } : {};
}
