import { useRouter } from "@tanstack/react-router";
import { Archive, BadgeDollarSign, PauseCircle } from "lucide-react";
import { useState } from "react";
import { doorMessages } from "#modules/catalog/messages.ts";
import { moveProductsFn } from "#modules/catalog/prices/functions.ts";
import type { OwnProductsSearch } from "#modules/catalog/own-products/search.ts";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.ts";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import type { UsualCommission } from "./net-of-price.ts";
import { PriceOverlay } from "./price-overlay.tsx";
import { pickOf } from "./use-picked.ts";

type ProductBulkProps = {
  selection: Selection;
  clear: () => void;
  search: OwnProductsSearch;
  commission: UsualCommission;
  onProblem: (sentence: string) => void;
};

const WORDS = {
  pausar: {
    title: "Pausar os materiais marcados?",
    action: "Pausar",
    done: (count: number) => `${plural(count, "material pausado", "materiais pausados")}.`,
    saved: "não estava à venda",
    about: "Saem da vitrine até você voltar a vender. Quem comprou continua com os arquivos.",
  },
  arquivar: {
    title: "Arquivar os materiais marcados?",
    action: "Arquivar",
    done: (count: number) => `${plural(count, "material arquivado", "materiais arquivados")}.`,
    saved: "não pode ser arquivado agora",
    about: "Deixam de ser vendidos e vão para a aba Arquivados. Quem comprou continua com os arquivos.",
  },
} as const;

type Move = keyof typeof WORDS;

/** What may be done to the marked products together: their prices, a pause, the archive. */
export function ProductBulk({ selection, clear, search, commission, onProblem }: ProductBulkProps) {
  const router = useRouter();
  const [requested, setRequested] = useState<Move | "precos" | null>(null);
  const [isMoving, setMoving] = useState(false);
  const move = requested === "precos" ? null : requested;
  const close = () => setRequested(null);

  async function go(step: Move) {
    setMoving(true);
    const answer = await moveProductsFn({ data: { pick: pickOf(selection, search), move: step } }).catch(() => null);
    setMoving(false);
    close();
    if (!answer?.ok) return onProblem(doorMessages.unavailable);
    const { moved, saved } = answer.value;
    if (moved > 0) showToast(WORDS[step].done(moved));
    if (saved.length > 0) onProblem(savedWords(saved, step));
    clear();
    await router.invalidate({ sync: true });
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setRequested("precos")}>
        <BadgeDollarSign aria-hidden />
        <span className="max-sm:sr-only">Mudar preços…</span>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setRequested("pausar")}>
        <PauseCircle aria-hidden />
        <span className="max-sm:sr-only">Pausar</span>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setRequested("arquivar")}>
        <Archive aria-hidden />
        <span className="max-sm:sr-only">Arquivar</span>
      </Button>
      {requested === "precos" && (
        <PriceOverlay
          selection={selection}
          search={search}
          commission={commission}
          onClose={close}
          onDone={() => {
            close();
            clear();
          }}
        />
      )}
      <Dialog
        open={move !== null}
        onClose={close}
        title={move ? WORDS[move].title : ""}
        description={move ? WORDS[move].about : ""}
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Cancelar
            </Button>
            <Button variant="primary" loading={isMoving} onClick={() => move && void go(move)}>
              {move ? WORDS[move].action : ""}
            </Button>
          </>
        }
      />
    </>
  );
}

function savedWords(saved: readonly { title: string }[], step: Move): string {
  const [first] = saved;
  if (saved.length === 1 && first) return `“${first.title || "Sem título"}” ${WORDS[step].saved} e ficou como estava.`;
  const names = saved.slice(0, 3).map(({ title }) => `“${title || "Sem título"}”`);
  const rest = saved.length > 3 ? ` e mais ${saved.length - 3}` : "";
  return `${plural(saved.length, "material ficou", "materiais ficaram")} como estavam, pela situação em que estão: ${names.join(", ")}${rest}.`;
}
