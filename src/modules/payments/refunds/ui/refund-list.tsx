import type { ReactNode } from "react";
import type { OrderRefund } from "#modules/delivery/ui/order-facts.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { causeWords, problemWords } from "../messages.ts";
import { RefundPill } from "./refund-pill.tsx";
import { type SeenBy, waitWords } from "./wait-words.ts";

type RefundListProps = { refunds: OrderRefund[]; seenBy: SeenBy; actionOf: (refund: OrderRefund) => ReactNode };

/** The panel with every refund of an order; null when there is none. */
export function RefundList(props: RefundListProps) {
  if (props.refunds.length === 0) return null;
  return (
    <Panel title="Reembolsos" data-section="devolucoes">
      <RefundRows {...props} />
    </Panel>
  );
}

/** Every refund with its deadline and the viewer's actions. */
export function RefundRows({ refunds, seenBy, actionOf }: RefundListProps) {
  return (
    <ul className="grid gap-4">
      {refunds.map((refund) => (
        <li key={refund.id} className="grid gap-2 border-t border-line pt-4 text-sm first:border-t-0 first:pt-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="tn font-semibold">
              <Money cents={refund.amountCents} />
            </b>
            <RefundPill status={refund.status} />
            <span className="text-2xs text-muted">
              <When at={refund.doneAt ?? refund.createdAt} />
            </span>
          </div>
          <p className="wrap-anywhere">
            {causeWords[refund.cause]}
            {refund.titles.length > 0 && `: ${refund.titles.join(", ")}`}
          </p>
          {refund.problem && (
            <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-muted">
              {problemWords[refund.problem]}. {refund.reason}
            </blockquote>
          )}
          {refund.answer && (
            <p className="wrap-anywhere">
              <b className="font-semibold">Resposta:</b> {refund.answer}
            </p>
          )}
          <p className="text-muted">
            {waitWords(refund, seenBy)}
            {refund.dueAt && refund.status === "em_aprovacao" && (
              <>
                {" "}
                Prazo: <When at={refund.dueAt} />.
              </>
            )}
          </p>
          {actionOf(refund)}
        </li>
      ))}
    </ul>
  );
}
