import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { previewOrderRefund, previewSaleRefund } from "../functions.ts";
import { RefundForm } from "./refund-form.tsx";
import type { RefundPreview } from "./refund-preview.ts";

const PREVIEWS = { autor: previewSaleRefund, admin: previewOrderRefund };

type RefundButtonProps = {
  orderId: string;
  as: keyof typeof PREVIEWS;
  /** Reloads the order; the route is invalidated when absent. */ onDone?: () => void;
};

/** Refunds items of a paid order, after showing all the effects. */
export function RefundButton({ orderId, as, onDone }: RefundButtonProps) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<RefundPreview | "failed" | null>(null);

  async function load(): Promise<void> {
    setOpen(true);
    setPreview(null);
    setPreview(await PREVIEWS[as]({ data: { orderId } }).catch(() => "failed" as const));
  }

  async function readAgain(): Promise<void> {
    setOpen(false);
    if (onDone) onDone();
    else await router.invalidate({ sync: true });
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
            orderId={orderId}
            preview={preview}
            as={as}
            onGiven={() => void readAgain()}
            onClose={() => setOpen(false)}
          />
        )}
      </Dialog>
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
