import { BadgeCheck, EyeOff, Hourglass } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Stars } from "#ui/rating.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { holdWords, ownStatusWords, writeMessages } from "../messages.ts";
import type { HoldReason } from "../rules/hold-reasons.ts";
import { isShown } from "../rules/review-machine.ts";
import { RING_TIES } from "../rules/ring.ts";
import type { MyReview, OwnReview as OwnReviewFacts } from "../schema/facts.ts";
import { signInHref } from "./sign-in-href.ts";

// Most who read never write.
const ReviewForm = lazy(async () => ({ default: (await import("./review-form.tsx")).ReviewForm }));
const RemoveReview = lazy(async () => ({ default: (await import("./remove-review.tsx")).RemoveReview }));

type OwnReviewProps = {
  product: { id: number; slug: string };
  mine: MyReview;
  /** The form is asked for by the address. */
  isRequested: boolean;
  /** Written, rewritten or taken back: the page reads again. */
  onChange: () => Promise<void>;
};

/** One's own place among the reviews: the form, what one wrote and where it stands, or why one cannot write. */
export function OwnReview({ product, mine, isRequested, onChange }: OwnReviewProps) {
  const [isWriting, setWriting] = useState(isRequested && mine.review === null);
  const [message, setMessage] = useState<string | null>(null);
  const { review, right } = mine;

  async function saved(words: string) {
    setWriting(false);
    setMessage(words);
    await onChange();
  }

  if (!mine.isSignedIn) {
    return (
      <p className="text-sm text-muted">
        Já tem este material?{" "}
        <a href={signInHref({ produto: product.slug, avaliar: "1" })} className="link">
          Entre para avaliar
        </a>
      </p>
    );
  }
  const canWrite = review ? review.canEdit : right === "may";
  if (isWriting && canWrite) {
    return (
      <Box title={review ? "Editar sua avaliação" : "Sua avaliação"}>
        <Suspense>
          <ReviewForm
            productId={product.id}
            reviewer={mine.reviewer}
            before={review}
            onSaved={(status) =>
              void saved(
                isShown(status) ? "Sua avaliação está no ar." : `Recebemos. A equipe ${brand.of} analisa antes de publicar.`,
              )
            }
            onCancel={review ? () => setWriting(false) : undefined}
          />
        </Suspense>
      </Box>
    );
  }
  if (review) {
    return (
      <Box title="Sua avaliação">
        <p aria-live="polite" className="sr-only">
          {message}
        </p>
        <Standing review={review} />
        <div className="mt-2.5 flex flex-wrap items-center gap-2.5">
          <Stars value={review.rating} />
          <StatusPill {...lookOf(review)} status={review.status}>
            {ownStatusWords[review.status]}
          </StatusPill>
        </div>
        {review.text && <p className="mt-2.5 max-w-[64ch] wrap-anywhere whitespace-pre-line">{review.text}</p>}
        {review.thanks && (
          <figure className="mt-3 max-w-[64ch] rounded-ctl bg-well px-4 py-3 text-sm">
            <figcaption className="text-2xs text-muted">Da loja, para você</figcaption>
            <blockquote className="mt-0.5 wrap-anywhere whitespace-pre-line">{review.thanks}</blockquote>
          </figure>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {review.canEdit && (
            <Button size="sm" onClick={() => setWriting(true)}>
              Editar
            </Button>
          )}
          <Suspense>
            <RemoveReview productId={product.id} onRemoved={() => void saved("Avaliação removida.")} />
          </Suspense>
          {review.canEdit && <span className="text-2xs text-muted">Dá para editar até {formatDate(review.editableUntil)}.</span>}
        </div>
      </Box>
    );
  }
  if (right === "may") {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-ctl bg-well px-4 py-3.5">
        <p aria-live="polite" className="text-sm">
          {message ?? "Você tem este material. Conte o que achou."}
        </p>
        <Button variant="primary" size="sm" onClick={() => setWriting(true)}>
          Avaliar
        </Button>
      </div>
    );
  }
  if (!isRequested && right === "no_access") return null;
  return right ? <Note>{writeMessages[right]}</Note> : null;
}

/** What ties accounts is for who decides to see. */
const isTie = (reason: HoldReason): boolean => (RING_TIES as readonly string[]).includes(reason);

const Box = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-panel border border-line p-4 md:p-5">
    <h3 className="mb-3 text-t3">{title}</h3>
    {children}
  </section>
);

const lookOf = ({ status }: OwnReviewFacts) =>
  isShown(status)
    ? { tone: "positive" as const, icon: <BadgeCheck /> }
    : status === "retida"
      ? { tone: "info" as const, icon: <Hourglass /> }
      : { tone: "neutral" as const, icon: <EyeOff /> };

function Standing({ review: { id, status, holdReasons, decision } }: { review: OwnReviewFacts }) {
  if (status === "retida") {
    const why = holdReasons
      .filter((reason) => !isTie(reason))
      .map((reason) => holdWords[reason])
      .join(" e ");
    return (
      <Note tone="info">
        {`Antes de aparecer, a equipe ${brand.of} vai analisar`}
        {why && `: ${why}`}. Você recebe um e-mail com a decisão.
      </Note>
    );
  }
  if (status === "rejeitada" || status === "oculta")
    return (
      <Note
        tone="warning"
        action={
          <a href={`/painel/revisao?de=avaliacao&ref=${id}`} className="link">
            Pedir revisão
          </a>
        }
      >
        Esta avaliação não aparece para os outros.{decision && ` O motivo: ${decision}`}
      </Note>
    );
  if (status === "oculta_por_estorno")
    return <Note>A compra deste material foi desfeita, e por isso a avaliação não aparece.</Note>;
  return null;
}
