import type { DoorReason } from "#platform/door.ts";
import type { NewsletterReason } from "./schema.ts";

export const newsletterMessages: Record<NewsletterReason | DoorReason, string> = {
  link_expired: "Este link não vale mais. Peça a newsletter de novo: mandamos outro.",
  invalid: "Confira os campos marcados.",
  limited: "Muitos pedidos seguidos. Espere um pouco e tente de novo.",
  signed_out: "Recarregue a página e tente de novo.",
  forbidden: "Não deu para fazer isto.",
  unavailable: "Não conseguimos guardar agora. O que você escreveu está aqui: tente de novo em instantes.",
};
