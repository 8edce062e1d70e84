import { useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { cancelWithdrawalFn } from "../functions.ts";
import { withdrawalMessages } from "../messages.ts";
import { STATUS_WORDS } from "./status-words.ts";
import type { TransferPage } from "./facts.ts";
import { WithdrawalStatusPill } from "./withdrawal-status-pill.tsx";

type OpenWithdrawalProps = { open: NonNullable<TransferPage["open"]>; onChange: () => void };

/** The open withdrawal: its state and, until it is confirmed, the button that cancels it. */
export function OpenWithdrawal({ open, onChange }: OpenWithdrawalProps) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function cancel() {
    setBusy(true);
    setTrouble(null);
    const answer = await cancelWithdrawalFn({ data: { withdrawalId: open.id } }).catch(() => null);
    if (!answer || !answer.ok) setTrouble(withdrawalMessages[answer?.reason ?? "unavailable"]);
    onChange();
    setBusy(false);
  }

  return (
    <div className="grid gap-3 text-sm" aria-live="polite">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-[1.5rem] font-bold tracking-[-.025em]">
          <Money cents={open.amountCents} />
        </span>
        <WithdrawalStatusPill status={open.status} />
      </div>
      <p>{STATUS_WORDS[open.status]}</p>
      <p className="text-xs text-muted">Pedido em {formatFullDateTime(open.createdAt)}. Um saque de cada vez.</p>
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      {open.status === "pendente_confirmacao" && (
        <Button loading={isBusy} loadingLabel="Cancelando…" className="justify-self-start" onClick={() => void cancel()}>
          Cancelar este saque
        </Button>
      )}
    </div>
  );
}
