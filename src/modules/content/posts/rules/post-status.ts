export const POST_STATUSES = ["rascunho", "agendado", "publicado", "fora_do_ar"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** What each act may start from. */
export const POST_MOVES = {
  publicar: ["rascunho", "agendado", "publicado", "fora_do_ar"],
  agendar: ["rascunho", "agendado"],
  desmarcar: ["agendado"],
  tirar: ["publicado"],
  apagar: ["rascunho"],
} as const satisfies Record<string, readonly PostStatus[]>;

export type PostMove = keyof typeof POST_MOVES;

export function mayMove(status: PostStatus, move: PostMove): boolean {
  const from: readonly PostStatus[] = POST_MOVES[move];
  return from.includes(status);
}

export const postStatusWords: Record<PostStatus, string> = {
  rascunho: "Rascunho",
  agendado: "Agendado",
  publicado: "Publicado",
  fora_do_ar: "Fora do ar",
};
