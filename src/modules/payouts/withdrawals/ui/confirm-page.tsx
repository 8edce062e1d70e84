import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formatFullDateTime, formatWeekdayDate } from "#kit/date-format.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { cancelWithdrawalFn, confirmWithdrawalFn } from "../functions.ts";
import { withdrawalMessages } from "../messages.ts";
import { requestedFromText } from "../rules/requested-from.ts";
import { AccountLines } from "./account-lines.tsx";
import type { WithdrawalPage } from "./facts.ts";
import { SumList } from "./sum-list.tsx";

type Answer = { ok: true } | { ok: false; reason: keyof typeof withdrawalMessages; fields?: Record<string, string> };
const AWAY: Answer = { ok: false, reason: "unavailable" };
/** After these refusals there is nothing left to confirm: the result page shows the state. */
const DECIDED = ["already_decided", "expired"];

/** Everything the confirmation is bound to, and the button that confirms. Opening the page changes nothing. */
export function ConfirmPage({ withdrawal, token }: { withdrawal: WithdrawalPage; token: string }) {
  const router = useRouter();
  const { confirmed, dialog } = useStepUp();
  const [busy, setBusy] = useState<"confirm" | "cancel" | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const toResult = () => router.navigate({ to: "/painel/pagarme/sacar/$token/resultado", params: { token }, replace: true });

  async function during(what: "confirm" | "cancel", call: () => Promise<Answer | null>) {
    if (busy) return;
    setBusy(what);
    setTrouble(null);
    const answer = await call().catch(() => AWAY);
    if (answer?.ok || (answer && DECIDED.includes(answer.reason))) return toResult();
    if (answer) setTrouble(answer.fields?.form ?? withdrawalMessages[answer.reason]);
    setBusy(null);
  }

  return (
    <Panel className="max-w-[560px]">
      <div className="grid gap-5">
        <SumList amountCents={withdrawal.amountCents} feeCents={withdrawal.feeCents} />
        <AccountLines account={withdrawal.account} />
        <dl className="grid gap-1 text-xs text-muted">
          <div>
            <dt className="inline">Cai até </dt>
            <dd className="inline">{formatWeekdayDate(withdrawal.estimatedAt)}</dd>
          </div>
          <div>
            <dt className="inline">Pedido em </dt>
            <dd className="inline">
              {formatFullDateTime(withdrawal.createdAt)}, {requestedFromText(withdrawal.requestedFrom)}
            </dd>
          </div>
        </dl>
        <Countdown
          label="Vale por"
          untilMs={withdrawal.expiresAt.getTime()}
          serverNowMs={withdrawal.now.getTime()}
          onEnd={() => void toResult()}
        />
        {trouble && (
          <Note tone="danger" role="alert">
            {trouble}
          </Note>
        )}
        <div className="grid gap-2">
          <Button
            variant="primary"
            size="lg"
            full
            loading={busy === "confirm"}
            loadingLabel="Confirmando…"
            onClick={() => void during("confirm", () => confirmed(() => confirmWithdrawalFn({ data: { token } })))}
          >
            Confirmar saque
          </Button>
          <Button
            full
            loading={busy === "cancel"}
            loadingLabel="Cancelando…"
            onClick={() => void during("cancel", () => cancelWithdrawalFn({ data: { withdrawalId: withdrawal.id } }))}
          >
            Cancelar este saque
          </Button>
        </div>
        <p className="text-xs text-muted">Confira o valor e a conta. Depois de confirmar, não dá para cancelar.</p>
      </div>
      {dialog}
    </Panel>
  );
}
