import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { StepUpDialog } from "#modules/accounts/ui/step-up-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { previewOrderRefund, previewSaleRefund, refundOrder, refundSale } from "../functions.ts";
import { refundMessages } from "../messages.ts";
import { RefundForm } from "./refund-form.tsx";
import type { RefundPreview } from "./refund-preview.ts";

const PREVIEWS = { autor: previewSaleRefund, admin: previewOrderRefund };
type Wanted = { itemIds: string[]; reason: string; isLegalWithdrawal: boolean };
const FAILED = "Não sabemos se o reembolso foi registrado. Atualize a página e confira antes de tentar de novo.";

type RefundButtonProps = {
  orderId: string;
  as: keyof typeof PREVIEWS;
  /** What reads the order again; the page itself unless told. */ onDone?: () => void;
};

/** Gives items of a paid order back, with everything it moves shown before saying yes. An admin may have to prove who they are. */
export function RefundButton({ orderId, as, onDone }: RefundButtonProps) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<RefundPreview | "failed" | null>(null);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [proving, setProving] = useState<Wanted | null>(null);

  async function load(): Promise<void> {
    setOpen(true);
    setErrors({});
    setPreview(null);
    setPreview(await PREVIEWS[as]({ data: { orderId } }).catch(() => "failed" as const));
  }

  async function ask({ isLegalWithdrawal, ...chosen }: Wanted) {
    const data = { orderId, ...chosen };
    try {
      return as === "admin" ? await refundOrder({ data: { ...data, isLegalWithdrawal } }) : await refundSale({ data });
    } catch {
      return null;
    }
  }

  async function give(wanted: Wanted): Promise<void> {
    setSending(true);
    setErrors({});
    const answer = await ask(wanted);
    setSending(false);
    if (answer?.ok) {
      setOpen(false);
      if (onDone) onDone();
      else await router.invalidate({ sync: true });
    } else if (answer?.reason === "step_up_needed") setProving(wanted);
    else setErrors(answer?.fields ?? { form: refusalSentence(answer, refundMessages, FAILED) });
  }

  return (
    <>
      <Button variant="soft" onClick={() => void load()}>
        Devolver dinheiro
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Devolver a quem comprou"
        description="O dinheiro volta por onde foi pago. Os arquivos devolvidos saem da biblioteca quando ele sair."
        className="w-[min(640px,calc(100vw-32px))]!"
      >
        {preview === null && <PreviewSkeleton />}
        {preview === "failed" && (
          <Note tone="danger" action={<Button onClick={() => void load()}>Tentar de novo</Button>}>
            Não conseguimos ler este pedido agora.
          </Note>
        )}
        {preview !== null && preview !== "failed" && (
          <RefundForm
            preview={preview}
            as={as}
            errors={errors}
            isSending={isSending}
            onGive={(itemIds, reason, isLegalWithdrawal) => void give({ itemIds, reason, isLegalWithdrawal })}
            onClose={() => setOpen(false)}
          />
        )}
      </Dialog>
      <StepUpDialog
        open={proving !== null}
        onClose={() => setProving(null)}
        onDone={() => {
          const again = proving;
          setProving(null);
          if (again) void give(again);
        }}
      />
    </>
  );
}

const PreviewSkeleton = () => (
  <div className="grid gap-3" aria-hidden>
    <Skeleton className="h-8" />
    <Skeleton className="h-8" />
    <Skeleton className="h-[168px]" />
    <Skeleton className="h-[92px]" />
  </div>
);
