/** Why the platform cancelled an unpaid order, as stored in its timeline. */
export const END_CAUSES = {
  ja_comprado: "encerrado: material que já era de quem comprou",
  indisponivel: "encerrado: material fora de venda",
} as const;

export type EndCause = keyof typeof END_CAUSES;

/** The key of a cause stored in the timeline; null for any other cause. */
export const readEndCause = (cause: string | null): EndCause | null =>
  (Object.keys(END_CAUSES) as EndCause[]).find((key) => END_CAUSES[key] === cause) ?? null;
