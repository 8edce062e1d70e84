import { Ban, PauseCircle } from "lucide-react";
import { useRef, useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.ts";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { platformCouponMessages } from "../../messages.ts";
import type { CouponsMoved } from "../../schema.ts";
import { savedWords } from "../../ui/coupon-words.ts";
import { movePlatformCouponsFn } from "../functions.ts";
import type { PlatformCouponsSearch } from "../search.ts";

type BulkProps = {
  search: PlatformCouponsSearch;
  onProblem: (sentence: string | null) => void;
  onChanged: () => void;
};
type PlatformBulkProps = BulkProps & { selection: Selection; clear: () => void };

type Move = "pausar" | "encerrar";
const WORDS: Record<Move, { title: string; effect: string; confirm: string; done: (count: number) => string }> = {
  pausar: {
    title: "Pausar os cupons marcados?",
    effect: "Os códigos deixam de dar desconto até alguém retomar, um por um. Quem já fez o pedido paga com o desconto que viu.",
    confirm: "Pausar cupons",
    done: (count) => `${plural(count, "cupom pausado", "cupons pausados")}. Quem já fez o pedido mantém o desconto.`,
  },
  encerrar: {
    title: "Encerrar os cupons marcados?",
    effect: "Os códigos deixam de dar desconto agora, e não dá para reabrir. Quem já fez o pedido paga com o desconto que viu.",
    confirm: "Encerrar cupons",
    done: (count) => `${plural(count, "cupom encerrado", "cupons encerrados")}. As compras feitas ficam no histórico.`,
  },
};

/** Stops the marked coupons of the platform for a while or for good, with a reason; what stayed as it was is told by code. */
export const platformBulk = (props: BulkProps) => (selection: Selection, clear: () => void) => (
  <PlatformBulk {...props} selection={selection} clear={clear} />
);

function PlatformBulk({ selection, clear, search, onProblem, onChanged }: PlatformBulkProps) {
  const [move, setMove] = useState<Move | null>(null);
  const answered = useRef<CouponsMoved>({ moved: [], saved: [] });
  const words = WORDS[move ?? "pausar"];
  const pick =
    selection.kind === "some"
      ? { ids: selection.ids.map(Number) }
      : { view: { ...search, pagina: undefined, linha: undefined } as Record<string, unknown> };

  async function go(motivo: string) {
    if (!move) return null;
    const answer = await movePlatformCouponsFn({ data: { pick, move, motivo } });
    if (answer.ok) answered.current = answer.value;
    return answer;
  }

  function done() {
    const { moved, saved } = answered.current;
    if (moved.length > 0) showToast(words.done(moved.length));
    onProblem(saved.length > 0 ? savedWords(saved) : null);
    setMove(null);
    clear();
    onChanged();
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setMove("pausar")}>
        <PauseCircle aria-hidden />
        <span className="max-sm:sr-only">Pausar…</span>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setMove("encerrar")}>
        <Ban aria-hidden />
        <span className="max-sm:sr-only">Encerrar…</span>
      </Button>
      <ReasonDialog
        open={move !== null}
        onClose={() => setMove(null)}
        title={words.title}
        effect={words.effect}
        confirmLabel={words.confirm}
        isDangerous={move === "encerrar"}
        messages={platformCouponMessages}
        act={go}
        onDone={done}
      />
    </>
  );
}
