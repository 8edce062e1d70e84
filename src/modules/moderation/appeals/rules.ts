/** What may be taken down and asked about. */
export const APPEAL_KINDS = ["produto", "avaliacao", "pergunta", "comentario", "perfil", "lista", "loja"] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

export type Appeal = { words: string; status: "aberto" | "acolhido" | "recusado"; answer: string | null; at: Date };

/** What was taken down, as who made it sees it: `reason` is what the platform wrote; `appeal`, what was asked since. */
export type TakenDown = { kind: AppealKind; ref: string; subject: string; reason: string; at: Date; appeal: Appeal | null };

/** Where somebody asks that it be looked at again. */
export const appealPath = (kind: AppealKind, ref: string | number): string => `/painel/revisao?de=${kind}&ref=${ref}`;
