import { formatCount, plural } from "#kit/format.ts";

const MANY = 1000;

/** "846 materiais"; past a thousand nobody counts. */
export const totalWords = (total: number): string =>
  total > MANY ? `mais de ${formatCount(MANY)} materiais` : plural(total, "material", "materiais");
