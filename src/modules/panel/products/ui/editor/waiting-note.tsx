import { useState } from "react";
import { withdrawReviewFn } from "#modules/catalog/functions.ts";
import { productMessages } from "#modules/catalog/messages.ts";
import type { EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";

type WaitingNoteProps = { page: Pick<EditedProduct, "id" | "slug" | "review" | "publishing">; onWithdrawn: () => void };

const SENTENCES: Record<string, string | undefined> = productMessages;
const FAILED = "Não conseguimos recolher agora. Tente de novo em instantes.";

/** How the looking before publishing stands for this product: it waits, was sent back, or will wait once sent. */
export function WaitingNote({ page: { id, slug, review, publishing }, onWithdrawn }: WaitingNoteProps) {
  const [isTaking, setTaking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function take() {
    setTaking(true);
    const answer = await withdrawReviewFn({ data: { productId: id } }).catch(() => null);
    setTaking(false);
    if (answer?.ok) return onWithdrawn();
    setTrouble(SENTENCES[answer?.reason ?? ""] ?? FAILED);
  }

  if (publishing === "parada")
    return (
      <Note tone="danger" title="Sua loja não publica nada novo por enquanto.">
        Há advertências demais valendo.{" "}
        <RouterLink href="/painel/minha-loja/advertencias" className="link">
          Ver as advertências
        </RouterLink>
      </Note>
    );
  if (review?.status === "esperando")
    return (
      <Note
        tone="info"
        title="Em revisão."
        action={
          <Button size="sm" loading={isTaking} loadingLabel="Recolhendo…" onClick={() => void take()}>
            {slug ? "Desistir desta mudança por ora" : "Recolher para editar"}
          </Button>
        }
      >
        Enviado em {formatFullDateTime(new Date(review.sentAt))}. Nossa equipe confere e avisa você por e-mail.
        {slug ? " Até lá, a loja mostra a versão anterior." : " Até lá, só você vê."}
        {trouble && (
          <span role="alert" className="mt-1 block text-danger">
            {trouble}
          </span>
        )}
      </Note>
    );
  if (review)
    return (
      <Note tone="warning" title="Ainda não pode ser publicado.">
        <span className="wrap-anywhere whitespace-pre-line">{review.reason}</span>
        <span className="mt-1 block">Quando ajustar, publique de novo: nossa equipe analisa.</span>
      </Note>
    );
  return publishing === "revisao" ? (
    <Note tone="info">Nossa equipe confere este material antes de ele aparecer na loja, e avisa você por e-mail.</Note>
  ) : null;
}
