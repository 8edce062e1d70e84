import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { previewSaleRefund } from "../functions.ts";
import { type AdminGiving, RefundForm } from "./refund-form.tsx";
import type { RefundPreview } from "./refund-preview.ts";

type RefundButtonProps = {
  orderId: string;
  /** The administration gives back, not the author. */ admin?: AdminGiving;
  /** Reloads the order; the route is invalidated when absent. */ onDone?: () => void;
};

/** Refunds items of a paid order, after showing all the effects. */
export function RefundButton({ orderId, admin, onDone }: RefundButtonProps) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<RefundPreview | "failed" | null>(null);

  async function load(): Promise<void> {
    setOpen(true);
    setPreview(null);
    setPreview(await (admin?.preview ?? previewSaleRefund)({ data: { orderId } }).catch(() => "failed" as const));
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
            admin={admin}
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
