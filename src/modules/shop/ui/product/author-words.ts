import { formatDate } from "#kit/date-format.ts";
import { formatCount, formatScore, plural } from "#kit/format.ts";
import type { AuthorNumbers } from "../../schema/author-numbers.ts";

const FEWEST_VOTES = 3;
const DAY_HOURS = 24;

/** How the author stands, in short: "nota 4,9", "loja com nota 4,8 em atendimento e fidelidade à descrição", "32 pessoas seguem", "responde em cerca de 5 horas", "última publicação em 18 mar. 2026". */
export function authorWords({
  ratingSum,
  ratingCount,
  storeRating,
  followers,
  answerHours,
  lastPublished,
}: AuthorNumbers): string[] {
  return [
    ratingCount >= FEWEST_VOTES ? `nota ${formatScore(ratingSum / ratingCount)} em ${formatCount(ratingCount)} avaliações` : "",
    storeRating === null ? "" : `loja com nota ${formatScore(storeRating)} em atendimento e fidelidade à descrição`,
    followers === null ? "" : plural(followers, "pessoa segue", "pessoas seguem"),
    answerHours === null ? "" : `responde em cerca de ${timeWords(Math.max(answerHours, 1))}`,
    lastPublished ? `última publicação em ${formatDate(new Date(`${lastPublished}T15:00:00Z`))}` : "",
  ].filter(Boolean);
}

const timeWords = (hours: number): string =>
  hours < 2 * DAY_HOURS ? plural(hours, "hora", "horas") : plural(Math.round(hours / DAY_HOURS), "dia", "dias");
