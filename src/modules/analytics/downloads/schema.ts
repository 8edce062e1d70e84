import { readRangeSearch, type AnalyticsSearch } from "../schema.ts";
import { readWhole } from "#kit/search-params.ts";
import type { EmailKind } from "#platform/outbox.ts";

/** People reminded by one press of the button. */
export const MOST_REMINDED = 100;

/** The days and the product whose purchases nobody opened. */
export const readReminder = (raw: Record<string, unknown>): Pick<AnalyticsSearch, "de" | "ate" | "baixado"> => {
  const { de, ate } = readRangeSearch(raw);
  return { de, ate, baixado: readWhole(raw.baixado, 1, 999_999_999) };
};

/** To who bought and never opened: what waits in the library, of one author. */
export const neverDownloadedEmail: EmailKind<{ buyerName: string; authorName: string; titles: string[] }> = {
  name: "biblioteca.lembrete",
};
