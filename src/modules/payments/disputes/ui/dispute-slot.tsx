import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { SaleDispute } from "./dispute-facts.ts";
import { DisputePanel } from "./dispute-panel.tsx";

type DisputeSlotProps = { dispute: SaleDispute | "unread" | null; orderId: string; onChange: () => void };

/** The dispute of a sale, or a notice that it could not be read; nothing when there is none. */
export function DisputeSlot({ dispute, orderId, onChange }: DisputeSlotProps) {
  if (dispute === null) return null;
  if (dispute !== "unread") return <DisputePanel dispute={dispute} orderId={orderId} onChange={onChange} />;
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button size="sm" onClick={onChange}>
          Tentar de novo
        </Button>
      }
    >
      Não foi possível ver se esta venda tem contestação. O resto do pedido está completo.
    </Note>
  );
}
