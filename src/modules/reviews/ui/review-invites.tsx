import { lazy, Suspense, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Button } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Panel } from "#ui/panel.tsx";
import { Stars } from "#ui/rating.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { showToast } from "#ui/toast.tsx";
import { getReviewInvites } from "../functions.ts";
import { isShown } from "../rules/review-machine.ts";
import type { ReviewInvite } from "../schema/facts.ts";
import { reviewsHref } from "../schema/search.ts";

const ReviewForm = lazy(async () => ({ default: (await import("./review-form.tsx")).ReviewForm }));

type ReviewInvitesProps = {
  /** What was bought in this order; everything still to be reviewed when null. */
  orderId: string | null;
  reviewer: string;
};

/** Asks what a buyer thought of what they downloaded; nothing where there is nothing to ask. Being unread, it asks nothing. */
export function ReviewInvites({ orderId, reviewer }: ReviewInvitesProps) {
  const { facts, reload } = useSection(() => getReviewInvites({ data: { orderId } }), orderId ?? "");
  const [requested, setRequested] = useState<ReviewInvite | null>(null);
  if (!facts || facts.length === 0) return null;
  return (
    <Panel title="O que você achou?" data-section="reviews">
      <ul className="divide-y divide-line">
        {facts.map((invite) => (
          <InviteRow key={invite.productId} invite={invite} onAsk={() => setRequested(invite)} />
        ))}
      </ul>
      <Dialog
        open={requested !== null}
        onClose={() => setRequested(null)}
        title={requested ? `O que você achou de ${requested.title}?` : ""}
      >
        {requested && (
          <Suspense>
            <ReviewForm
              key={requested.productId}
              productId={requested.productId}
              reviewer={requested.byline ?? reviewer}
              before={null}
              onCancel={() => setRequested(null)}
              onSaved={(status) => {
                setRequested(null);
                showToast(isShown(status) ? "Avaliação publicada" : `Recebemos. A equipe ${brand.of} analisa antes de publicar.`);
                reload();
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </Panel>
  );
}

function InviteRow({ invite, onAsk }: { invite: ReviewInvite; onAsk: () => void }) {
  const { title, slug, paper, cover, authorName, rating } = invite;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Cover shape="mini" paper={paper} picture={pictureOf(cover)} title={title} signature={authorName} seed={slug} alt="" />
      <p className="min-w-0 flex-1 basis-40 text-sm">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="sig text-[1.0625rem]">{authorName}</span>
      </p>
      {rating === null ? (
        <Button size="sm" onClick={onAsk} aria-label={`Avaliar ${title}`}>
          Avaliar
        </Button>
      ) : (
        <p className="flex items-center gap-2.5 text-sm">
          <Stars value={rating} />
          <RouterLink
            href={reviewsHref({ produto: slug, avaliar: "1" })}
            className="link"
            aria-label={`Ver sua avaliação de ${title}`}
          >
            Ver
          </RouterLink>
        </p>
      )}
    </li>
  );
}
