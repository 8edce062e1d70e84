import { brand } from "#kit/brand/brand.ts";
import { once } from "#kit/once.ts";

const month = once(() => new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo", month: "long", year: "numeric" }));

/** "Na Autoria desde março de 2025". */
export const sinceWords = (since: Date): string => `${brand.In} desde ${month().format(since)}`;
