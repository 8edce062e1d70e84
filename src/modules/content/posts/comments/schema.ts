import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { LONGEST_COMMENT } from "./rules.ts";

export const commentInput = z.strictObject({
  postId: z.number().int().positive().max(999_999_999),
  comentario: textField({ max: LONGEST_COMMENT, multiline: true, missing: "Escreva o comentário." }),
});

export const decideCommentInput = z.strictObject({
  commentId: idField,
  decision: z.enum(["publicar", "rejeitar"]),
  motivo: textField({ max: 300, multiline: true, missing: "Escreva o motivo. Ele fica no registro." }),
});

/** `comments_off`: the platform takes none now. `too_many`: several of theirs wait to be read. */
export type CommentRefusal = "not_found" | "comments_off" | "already_said" | "too_many";
export type DecideCommentRefusal = "not_found" | "already_done";

type Decided = {
  title: string;
  slug: string;
  isPublished: boolean;
  commentId: string;
  name: string;
  comment: string;
  reason: string;
};
/** To who wrote a comment: whether it is under the text. */
export const commentDecidedEmail: EmailKind<Decided> = { name: "comentario.decidido" };
