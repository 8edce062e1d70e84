import { useHydrated } from "@tanstack/react-router";
import { CalendarPlus, Check, TicketPercent } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { lastDay } from "#modules/coupons/rules/last-day.ts";
import { leastItemsText } from "#modules/coupons/rules/offer.ts";
import { ticketValue } from "#modules/coupons/ui/ticket-value.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type KnownLanding, stateWords } from "./coupon-states.ts";
import { TimeLeft } from "../time-left.tsx";
import type { Activation } from "./use-activation.ts";

export const COUPON_PRODUCTS_ID = "materiais-do-cupom";

/** Two bites at the ends of the tear line. */
const NOTCHES =
  "lg:[mask:radial-gradient(circle_12px_at_calc(100%-360px)_0,#0000_97%,#000_100%)_top/100%_51%_no-repeat,radial-gradient(circle_12px_at_calc(100%-360px)_100%,#0000_97%,#000_100%)_bottom/100%_51%_no-repeat]";

type CouponOfferProps = { landing: KnownLanding; activation: Activation; address: string };

/** The ticket of the page: what it gives in plain words, until when, and the one thing to do. */
export function CouponOffer({ landing, activation, address }: CouponOfferProps) {
  const { offer, words, store, code } = landing;
  const state = stateWords(landing);
  const { value, note } = ticketValue(offer);
  return (
    <section
      aria-labelledby="oferta"
      data-status={landing.state}
      data-paper="canario"
      className={`grid overflow-hidden rounded-block bg-(--paper) text-ink lg:grid-cols-[minmax(0,1fr)_360px] ${NOTCHES}`}
    >
      <div className="min-w-0 px-5 py-7 md:px-10 md:py-11">
        <p className="text-sm">
          {store ? "Cupom de " : `Desconto ${brand.of}`}
          {store && (
            <RouterLink href={`/loja/${store.slug}`} className="sig text-[1.25rem] underline underline-offset-4">
              {store.authorName}
            </RouterLink>
          )}
        </p>
        <h1 id="oferta" className="mt-2 max-w-[22ch] text-d2">
          {state ? state.title : words}
        </h1>
        <p className="mt-4 max-w-[56ch] text-md">{state ? state.words : limitsIn(landing)}</p>
        {!store && !state && (
          <p className="mt-2 max-w-[56ch] text-sm">
            {`Quem fez o material recebe o mesmo: o desconto sai da parte ${brand.of} e entra onde cabe por inteiro.`}
          </p>
        )}
        {landing.state === "valida" && <TimeLeft endsAt={landing.endsAt} />}
        {state && (landing.state === "agendada" || landing.state === "pausada") && (
          <p className="mt-2 text-sm">A oferta: {words}.</p>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <NextStep landing={landing} activation={activation} address={address} />
        </div>
        {activation.trouble && (
          <Note tone="danger" role="alert" className="mt-4">
            {activation.trouble}
          </Note>
        )}
      </div>
      <div className="grid content-center gap-5 border-dashed border-ink/45 px-5 py-7 max-lg:border-t-[1.5px] md:px-10 lg:border-l-[1.5px]">
        <p>
          <span className="font-display block text-[4.5rem] leading-[.9] font-black tracking-[-.025em] lining-nums">{value}</span>
          <span className="mt-1 block text-lg font-semibold">{note}</span>
        </p>
        <p className="text-xl font-bold tracking-[.02em] wrap-anywhere" translate="no">
          {code}
        </p>
        {!state && (
          <CopyButton text={code} label="Copiar código" copiedLabel="Código copiado" size="sm" className="justify-self-start" />
        )}
      </div>
    </section>
  );
}

/** "Vale até 30 nov. 2026, 1 uso por pessoa. Restam 3." */
function limitsIn({ endsAt, perCustomer, usesLeft, offer }: KnownLanding): ReactNode {
  const parts = [
    `Vale até ${formatDate(lastDay(endsAt))}`,
    leastItemsText(offer),
    offer.minimumCents > 0 && `em compras a partir de ${formatMoney(offer.minimumCents)}`,
    perCustomer !== null && `${plural(perCustomer, "uso", "usos")} por pessoa`,
  ];
  return (
    <>
      {parts.filter(Boolean).join(", ")}.
      {usesLeft !== null && <b className="font-semibold"> {usesLeft === 1 ? "Resta 1 uso." : `Restam ${usesLeft} usos.`}</b>}
    </>
  );
}

function NextStep({ landing, activation, address }: CouponOfferProps) {
  const isReady = useHydrated();
  const { store } = landing;
  if (landing.state === "valida") {
    if (activation.isOn) {
      return (
        <>
          <a href={`#${COUPON_PRODUCTS_ID}`} className={buttonClass({ variant: "primary", size: "lg" })}>
            Ver produtos
          </a>
          <output className="flex items-center gap-2 text-sm font-semibold">
            <Check aria-hidden className="size-5 text-positive" />
            Cupom ativado: o desconto é aplicado automaticamente no carrinho.
          </output>
        </>
      );
    }
    const words = (
      <>
        <TicketPercent aria-hidden />
        Ativar e ver produtos
      </>
    );
    // Until the page's scripts are there it leads to the list, where each product takes the coupon along.
    return isReady ? (
      <Button
        variant="primary"
        size="lg"
        loading={activation.busy === "cupom"}
        loadingLabel="Ativando…"
        onClick={() => void activate(activation)}
      >
        {words}
      </Button>
    ) : (
      <a href={`#${COUPON_PRODUCTS_ID}`} className={buttonClass({ variant: "primary", size: "lg" })}>
        {words}
      </a>
    );
  }
  const isLast = landing.state === "expirada" || landing.state === "esgotada" || landing.state === "pausada";
  const toStore = store ? (
    <RouterLink href={`/loja/${store.slug}`} className={buttonClass({ variant: isLast ? "primary" : "secondary" })}>
      {isLast ? `Ver a loja de ${store.authorName}` : "Ver a loja"}
    </RouterLink>
  ) : (
    <RouterLink href="/produtos" className={buttonClass({ variant: isLast ? "primary" : "secondary" })}>
      Explorar materiais
    </RouterLink>
  );
  if (landing.state === "agendada") {
    return (
      <>
        <a
          href={calendarFile(landing, address)}
          download={`cupom-${landing.code}.ics`}
          className={buttonClass({ variant: "primary" })}
        >
          <CalendarPlus aria-hidden />
          Marcar na agenda
        </a>
        {toStore}
      </>
    );
  }
  if (landing.state === "ja_usada") {
    return (
      <>
        <a href="/painel/pedidos" className={buttonClass({ variant: "primary" })}>
          Abrir a biblioteca
        </a>
        {toStore}
      </>
    );
  }
  if (landing.state === "loja_fechada") {
    return (
      <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
        Explorar materiais
      </RouterLink>
    );
  }
  return toStore;
}

async function activate({ turnOn }: Activation): Promise<void> {
  if (!(await turnOn())) return;
  const list = document.getElementById(COUPON_PRODUCTS_ID);
  list?.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  list?.focus({ preventScroll: true });
}

/** The day it begins, for any calendar. */
function calendarFile({ code, startsAt, words }: KnownLanding, address: string): string {
  const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const start = new Date(startsAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//PT-BR`,
    "BEGIN:VEVENT",
    `UID:cupom-${code}@autoria`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + 3_600_000))}`,
    `SUMMARY:Cupom ${code}: ${words.replace(/[,;\\]/g, "\\$&")}`,
    `URL:${address}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join("\r\n"))}`;
}
