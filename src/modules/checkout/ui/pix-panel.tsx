import { Timer } from "lucide-react";
import { formatDateTime, formatTime } from "#kit/date-format.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { Countdown } from "#ui/countdown.tsx";
import { Money } from "#ui/money.tsx";
import type { PixView } from "../rules.ts";
import { PixCode } from "./pix-code.tsx";
import { PixQr } from "./pix-qr.tsx";
import { PixStanding } from "./pix-standing.tsx";
import type { usePixActions } from "./use-pix-actions.ts";
import type { PixFacts } from "./use-pix-status.ts";

type PixPanelProps = { facts: PixFacts; view: PixView; actions: ReturnType<typeof usePixActions>; onEnd: () => void };

/** The exact amount with its code, or the next action when there is none. */
export function PixPanel({ facts, view, actions, onEnd }: PixPanelProps) {
  const { order, attempt } = facts;
  if (view === "pago" || view === "encerrado") return null;
  const live = view === "qr_ativo" && attempt?.pixCode && attempt.expiresAt ? attempt : null;
  return (
    <section
      aria-label="Pix"
      data-paper="menta"
      className="@container mt-5 grid overflow-hidden bg-(--paper) px-(--gutter) py-6 text-ink max-md:-mx-(--gutter) md:rounded-[8px] md:p-7"
    >
      <div
        className={
          live || view === "gerando"
            ? "grid gap-x-8 gap-y-5 @[540px]:grid-cols-[240px_minmax(0,1fr)] @[540px]:items-center"
            : "grid gap-5"
        }
      >
        {live?.pixCode && <PixQr code={live.pixCode} />}
        {view === "gerando" && <div aria-hidden className="skeleton aspect-square w-full max-w-60 max-md:hidden" />}
        <div className="grid min-w-0 content-center gap-4 @max-[540px]:order-first">
          <div>
            <div className="text-sm">Valor exato</div>
            <div className="tn text-[2.75rem] leading-none font-bold tracking-[-.04em] md:text-[3rem]">
              <Money cents={order.totalCents} />
            </div>
          </div>
          {live?.pixCode && live.expiresAt ? (
            <>
              <PixCode code={live.pixCode} />
              <div className="flex flex-wrap items-center gap-x-3">
                <div className="flex flex-1 basis-52 items-center gap-3">
                  <Timer aria-hidden className="size-5" />
                  <Countdown
                    className="flex-1"
                    label="Vale por"
                    untilMs={live.expiresAt.getTime()}
                    serverNowMs={live.serverNow.getTime()}
                    totalMs={live.expiresAt.getTime() - live.issuedAt.getTime()}
                    onEnd={onEnd}
                  />
                </div>
                <span className="tn text-sm whitespace-nowrap">até {endWords(live.expiresAt, live.serverNow)}</span>
              </div>
              <a href="/ajuda/pagar-com-pix" className="link justify-self-start text-sm">
                Como pagar com Pix
              </a>
            </>
          ) : (
            <PixStanding view={view} attempt={attempt} actions={actions} />
          )}
        </div>
      </div>
    </section>
  );
}

/** The time, as in "15h02"; with the date when it is another day. */
const endWords = (at: Date, now: Date): string => (dayKeySp(at) === dayKeySp(now) ? formatTime(at) : formatDateTime(at));
