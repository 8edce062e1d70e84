import { brand } from "#kit/brand/brand.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { platformCouponMessages } from "../../messages.ts";
import type { CouponRow } from "../../schema.ts";
import { movePlatformCouponFn } from "../functions.ts";

export type PlatformMove = "pausar" | "retomar" | "encerrar";

const WORDS: Record<PlatformMove, { verb: string; effect: string; done: string }> = {
  pausar: {
    verb: "Pausar",
    effect: "O link e o código deixam de dar desconto até alguém retomar. Quem já fez o pedido paga com o desconto que viu.",
    done: "pausado. Quem já fez o pedido mantém o desconto.",
  },
  retomar: {
    verb: "Retomar",
    get effect() {
      return `O código volta a dar desconto por conta ${brand.of}.`;
    },
    done: "vale de novo.",
  },
  encerrar: {
    verb: "Encerrar",
    effect:
      "O link e o código deixam de dar desconto agora, e não dá para reabrir. Quem já fez o pedido e ainda não pagou paga com o desconto que viu.",
    done: "encerrado. As compras feitas com ele ficam no histórico.",
  },
};

type MoveDialogProps = { requested: { row: CouponRow; move: PlatformMove } | null; onClose: () => void; onDone: () => void };

/** Asks why a coupon of the platform stops, goes on or ends, and does it. */
export function MoveDialog({ requested, onClose, onDone }: MoveDialogProps) {
  const { confirmed, dialog } = useStepUp();
  const words = WORDS[requested?.move ?? "pausar"];
  return (
    <>
      <ReasonDialog
        open={requested !== null}
        onClose={onClose}
        title={`${words.verb} ${requested?.row.code ?? ""}`}
        effect={words.effect}
        confirmLabel={`${words.verb} cupom`}
        isDangerous={requested?.move === "encerrar"}
        messages={platformCouponMessages}
        act={async (motivo) => {
          if (!requested) return null;
          return confirmed(() => movePlatformCouponFn({ data: { couponId: requested.row.id, move: requested.move, motivo } }));
        }}
        onDone={() => {
          if (requested) showToast(`${requested.row.code} ${words.done}`);
          onClose();
          onDone();
        }}
      />
      {dialog}
    </>
  );
}
