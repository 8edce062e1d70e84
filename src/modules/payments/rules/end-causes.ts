/** Why the platform ended an order that waited to be paid, as its timeline keeps it. */
export const END_CAUSES = {
  ja_comprado: "encerrado: material que já era de quem comprou",
  indisponivel: "encerrado: material fora de venda",
} as const;

export type EndCause = keyof typeof END_CAUSES;

/** Which of them a cause of the timeline is; null for any other. */
export const readEndCause = (cause: string | null): EndCause | null =>
  (Object.keys(END_CAUSES) as EndCause[]).find((key) => END_CAUSES[key] === cause) ?? null;
