import { useRouter } from "@tanstack/react-router";
import { PauseCircle, PlayCircle } from "lucide-react";
import { useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.ts";
import { showToast } from "#ui/toast.tsx";
import { moveCouponsFn } from "../functions.ts";
import { moveCouponMessages } from "../messages.ts";
import type { CouponsSearch } from "../search.ts";
import { savedWords } from "./coupon-words.ts";

type CouponBulkProps = {
  selection: Selection;
  clear: () => void;
  search: CouponsSearch;
  onProblem: (sentence: string | null) => void;
};

const BACK = { pausar: "retomar", retomar: "pausar" } as const;
type Move = keyof typeof BACK;

const DONE: Record<Move, (count: number) => string> = {
  pausar: (count) => `${plural(count, "cupom pausado", "cupons pausados")}. Quem já fez o pedido mantém o desconto.`,
  retomar: (count) => `${plural(count, "cupom vale", "cupons valem")} de novo.`,
};

/** What may be done to the marked coupons together: stop them for a while, put them to work. Both can be undone. */
export function CouponBulk({ selection, clear, search, onProblem }: CouponBulkProps) {
  const router = useRouter();
  const [moving, setMoving] = useState<Move | null>(null);

  async function go(move: Move, pick: Parameters<typeof moveCouponsFn>[0]["data"]["pick"], isUndo = false) {
    onProblem(null);
    setMoving(move);
    const answer = await moveCouponsFn({ data: { pick, move } }).catch(() => null);
    setMoving(null);
    if (!answer?.ok) return onProblem(moveCouponMessages[answer?.reason ?? "unavailable"]);
    const { moved, saved } = answer.value;
    if (moved.length > 0) {
      const undo = { label: "Desfazer", onPress: () => void go(BACK[move], { ids: moved }, true) };
      showToast(DONE[move](moved.length), isUndo ? undefined : undo);
    }
    if (saved.length > 0) onProblem(savedWords(saved));
    clear();
    await router.invalidate({ sync: true });
  }

  const marked = () =>
    selection.kind === "some"
      ? { ids: selection.ids.map(Number) }
      : { view: { ...search, pagina: undefined, linha: undefined, criar: undefined } };
  return (
    <>
      <Button variant="ghost" size="sm" loading={moving === "pausar"} onClick={() => void go("pausar", marked())}>
        <PauseCircle aria-hidden />
        <span className="max-sm:sr-only">Pausar</span>
      </Button>
      <Button variant="ghost" size="sm" loading={moving === "retomar"} onClick={() => void go("retomar", marked())}>
        <PlayCircle aria-hidden />
        <span className="max-sm:sr-only">Retomar</span>
      </Button>
    </>
  );
}
