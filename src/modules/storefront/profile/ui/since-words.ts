const MONTH = new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo", month: "long", year: "numeric" });

/** "Na Autoria desde março de 2025". */
export const sinceWords = (since: Date): string => `Na Autoria desde ${MONTH.format(since)}`;
