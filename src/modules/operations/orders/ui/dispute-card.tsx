import { useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { openDefence } from "#modules/payments/disputes/functions.ts";
import { disputeNames } from "#modules/payments/disputes/messages.ts";
import { ADMIN_MOVES, nextDispute } from "#modules/payments/disputes/rules/dispute.ts";
import { DisputePill } from "#modules/payments/disputes/ui/dispute-pill.tsx";
import { useAskAgain } from "#ui/ask-again.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { MayAct } from "#modules/panel/ui/may-act.tsx";
import { recordDisputeFn } from "../../functions.ts";
import { showToast } from "#ui/toast.tsx";
import { disputeActs } from "../../messages.ts";
import { ActButton } from "../../ui/act-button.tsx";
import { DrawerPart, Fact } from "./drawer-part.tsx";
import type { AdminOrder } from "./facts.ts";

type DisputeCardProps = { order: AdminOrder; reload: () => void };

/** How a dispute stands, what may be noted of it now, and its defence to send to the bank. */
export function DisputeCard({ order, reload }: DisputeCardProps) {
  const { dispute } = order;
  const openStatus = dispute?.status === "encerrado" ? null : (dispute?.status ?? null);
  const isDisputable = order.status === "pago" || order.status === "parcialmente_estornado" || openStatus !== null;
  const acts = ADMIN_MOVES.filter((move) => isDisputable && nextDispute(openStatus, dispute?.flips ?? 0, move));
  if (!dispute && acts.length === 0) return null;
  return (
    <DrawerPart title="Contestação" action={dispute && <DisputePill status={dispute.status} />}>
      {dispute && (
        <dl className="mb-4 grid gap-3 sm:grid-cols-3">
          <Fact label="De quê">{disputeNames[dispute.reason]}</Fact>
          <Fact label="Valor">
            <Money cents={dispute.amountCents} />
          </Fact>
          <Fact label="Defesa até">{dispute.deadlineAt ? formatFullDateTime(dispute.deadlineAt) : "Sem prazo ainda"}</Fact>
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        {dispute?.formalizedAt && (
          <MayAct area="disputes">
            <DefenceButton disputeId={dispute.id} />
          </MayAct>
        )}
        {acts.map((move) => (
          <ActButton
            key={move}
            area="disputes"
            size="sm"
            label={disputeActs[move].button}
            title={disputeActs[move].title}
            effect={disputeActs[move].effect}
            done="Registrado."
            act={(motivo) => recordDisputeFn({ data: { orderId: order.id, ato: move, motivo } })}
            onDone={reload}
          />
        ))}
      </div>
    </DrawerPart>
  );
}

function DefenceButton({ disputeId }: { disputeId: string }) {
  const askAgain = useAskAgain();
  const [isOpening, setOpening] = useState(false);

  async function download() {
    setOpening(true);
    const answer = await askAgain(() => openDefence({ data: { disputeId } })).catch(() => "failed" as const);
    setOpening(false);
    if (answer === "failed" || (answer && !answer.ok)) return showToast("Não conseguimos abrir a defesa agora. Tente de novo.");
    if (answer) location.assign(answer.value.href);
  }

  return (
    <Button size="sm" loading={isOpening} onClick={() => void download()}>
      Baixar a defesa
    </Button>
  );
}
