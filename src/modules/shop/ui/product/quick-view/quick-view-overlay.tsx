import { useRouter } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { Heart } from "#modules/favourites/ui/heart.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useModal } from "#ui/use-modal.ts";
import { kindLine } from "../../product-card.tsx";
import { CopyLink } from "./copy-link.tsx";
import { peekedList, peekHref, peekPlace } from "./peeked.ts";
import { QuickViewFoot } from "./quick-view-foot.tsx";
import { QuickViewPictures } from "./quick-view-pictures.tsx";
import { QuickViewWords } from "./quick-view-words.tsx";
import { useDragDown } from "./use-drag-down.ts";
import { useQuickView } from "./use-quick-view.ts";

/** A product over the page one is on: Back closes it, the arrows go through the list it came from. */
export function QuickViewOverlay({ slug }: { slug: string | undefined }) {
  const router = useRouter();
  const [last, setLast] = useState(slug);
  if (slug && slug !== last) setLast(slug);
  const titleId = useId();
  const close = () => router.history.back();
  const modal = useModal(slug !== undefined, close);
  const drag = useDragDown(close);
  const shown = slug ?? last;
  const list = peekedList();
  const at = list.findIndex((one) => one.slug === shown);
  const go = (to: ProductCardFacts | undefined) => void (to && router.navigate({ ...peekPlace(to.slug), replace: true }));
  const previous = at > 0 ? list[at - 1] : undefined;
  const next = at >= 0 ? list[at + 1] : undefined;

  // What had the focus may have gone with the last product: the arrows go on from the dialog itself.
  useEffect(() => {
    const dialog = modal.ref.current;
    if (dialog?.open && !dialog.querySelector(":focus:not(:disabled)")) dialog.focus();
  }, [shown, modal.ref]);

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowLeft") go(previous);
    if (event.key === "ArrowRight") go(next);
  }

  const steps = (
    <div className="flex md:hidden">
      <IconButton label="Material anterior" tip={false} disabled={!previous} onClick={() => go(previous)}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <IconButton label="Próximo material" tip={false} disabled={!next} onClick={() => go(next)}>
        <ArrowRight aria-hidden />
      </IconButton>
    </div>
  );

  return (
    <dialog
      {...modal}
      tabIndex={-1}
      onKeyDown={press}
      aria-labelledby={titleId}
      className="modal m-0 mt-auto h-[calc(100dvh-44px)] max-h-none w-full max-w-none overflow-visible rounded-t-overlay bg-transparent p-0 outline-none max-md:[--from:translateY(100%)] md:m-auto md:h-[min(760px,calc(100dvh-64px))] md:w-[min(1080px,calc(100vw-176px))] md:rounded-overlay"
    >
      {shown && <Looked slug={shown} card={list[at]} titleId={titleId} drag={drag} onClose={close} steps={steps} />}
      <p aria-live="polite" className="sr-only">
        {slug && at >= 0 && list.length > 1 ? `${at + 1} de ${list.length}: ${list[at]?.title}` : ""}
      </p>
      <Step label="Material anterior" to={previous} onGo={go} className="-left-[60px]">
        <ArrowLeft aria-hidden />
      </Step>
      <Step label="Próximo material" to={next} onGo={go} className="-right-[60px]">
        <ArrowRight aria-hidden />
      </Step>
    </dialog>
  );
}

type StepProps = {
  label: string;
  to: ProductCardFacts | undefined;
  onGo: (to: ProductCardFacts) => void;
  className: string;
  children: ReactNode;
};

function Step({ label, to, onGo, className, children }: StepProps) {
  if (!to) return null;
  return (
    <div className={`absolute top-1/2 -translate-y-1/2 max-md:hidden ${className}`}>
      <IconButton label={label} tip={false} look="floating" size="md" onClick={() => onGo(to)}>
        {children}
      </IconButton>
    </div>
  );
}

type LookedProps = {
  slug: string;
  /** From the list, at once; without it the words wait for the server. */
  card: ProductCardFacts | undefined;
  titleId: string;
  drag: ReturnType<typeof useDragDown>;
  onClose: () => void;
  /** Through the list, where there is no room at the sides. */
  steps: ReactNode;
};

function Looked({ slug, card: fromList, titleId, drag, onClose, steps }: LookedProps) {
  const { facts, isGone, hasFailed, retry } = useQuickView(slug);
  const card = fromList ?? (facts && cardOf(facts));
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-[inherit] bg-bg shadow-overlay md:grid-cols-[minmax(0,1.16fr)_minmax(0,1fr)] md:grid-rows-[60px_minmax(0,1fr)_auto]">
      <header
        {...drag}
        className="relative flex min-h-[52px] touch-none items-center gap-1 border-b border-line pr-2 pl-4 max-md:pt-2 md:col-start-2 md:touch-auto md:pl-7"
      >
        <span aria-hidden className="absolute top-1.5 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-strong md:hidden" />
        <p className="min-w-0 flex-1 truncate text-xs text-muted">{card && kindLine(card)}</p>
        {peekedList().length > 1 && steps}
        {card && <Heart productId={card.id} label={card.title} size="md" look="plain" />}
        <CopyLink key={slug} path={peekHref(slug)} />
        <IconButton label="Fechar" tip={false} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {card ? (
        <Fragment key={slug}>
          <div className="min-h-0 overflow-y-auto overscroll-contain md:contents">
            <QuickViewPictures
              card={card}
              shown={facts?.product}
              className="h-[280px] md:col-start-1 md:row-span-3 md:row-start-1 md:h-auto"
            />
            <div className="px-4 py-4 md:min-h-0 md:overflow-y-auto md:overscroll-contain md:px-7 md:py-5">
              {isGone || hasFailed ? (
                <NotHere title={card.title} titleId={titleId} isGone={isGone} retry={retry} />
              ) : (
                <QuickViewWords
                  card={card}
                  facts={facts}
                  heading={
                    <h2 id={titleId} className="text-t2 leading-[1.06] font-black wrap-anywhere">
                      {card.title}
                    </h2>
                  }
                />
              )}
            </div>
          </div>
          <footer className="border-t-2 border-ink px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:col-start-2 md:px-7 md:py-4">
            <QuickViewFoot card={card} facts={facts} />
          </footer>
        </Fragment>
      ) : (
        <div className="p-6 md:col-span-2">
          {(isGone || hasFailed) && <NotHere title="Este material" titleId={titleId} isGone={isGone} retry={retry} />}
        </div>
      )}
    </div>
  );
}

type NotHereProps = { title: string; titleId: string; isGone: boolean; retry: () => void };

const NotHere = ({ title, titleId, isGone, retry }: NotHereProps) => (
  <EmptyState
    title={<span id={titleId}>{isGone ? `${title} saiu de venda` : `${title} não abriu`}</span>}
    action={!isGone && <Button onClick={retry}>Tentar de novo</Button>}
  >
    {isGone ? "O autor tirou este material de venda." : "O resto da página funciona."}
  </EmptyState>
);

function cardOf({ product, offers }: NonNullable<ReturnType<typeof useQuickView>["facts"]>): ProductCardFacts {
  return { ...product, priceCents: offers[0]?.priceCents ?? 0, fullCents: offers[0]?.fullCents ?? null };
}
