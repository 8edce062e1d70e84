import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { formatDateRange } from "#kit/date-format.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { showToast } from "#ui/toast.tsx";
import { endPromotionFn } from "../functions.ts";
import { promotionMessages } from "../messages.ts";
import { type CouponsSearch, couponsHref } from "../search.ts";
import { lastDay } from "../rules/last-day.ts";
import type { PromotionRow } from "../schema.ts";
import { PromotionSheet } from "./promotion-sheet.tsx";
import { StateDot } from "./state-dot.tsx";
import { useProducts } from "./use-products.ts";

/** The store's promotions: what is on sale for everybody, until when, and how it did. */
export function PromotionsPanel({ rows, search }: { rows: PromotionRow[]; search: CouponsSearch }) {
  const router = useRouter();
  const [ending, setEnding] = useState<PromotionRow | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isOpen = search.criar === "1";
  const products = useProducts(isOpen);

  const create = () => void router.navigate({ href: couponsHref(search, { criar: "1" }) });
  const close = () => void router.navigate({ href: couponsHref(search), replace: true });

  async function saved() {
    await router.navigate({ href: couponsHref(search), replace: true });
    await router.invalidate({ sync: true });
    showToast("Promoção criada. A vitrine muda quando ela começar.");
  }

  async function end(row: PromotionRow) {
    setEnding(null);
    setProblem(null);
    const answer = await endPromotionFn({ data: { promotionId: row.id } }).catch(() => null);
    const sentences: Record<string, string> = promotionMessages;
    if (answer?.ok) showToast(`${row.name} encerrada. Os preços voltaram.`);
    else setProblem(sentences[answer?.reason ?? "unavailable"] ?? promotionMessages.unavailable);
    await router.invalidate({ sync: true });
  }

  return (
    <>
      {problem && (
        <Note tone="danger" role="alert" className="mb-4">
          {problem}
        </Note>
      )}
      {rows.length === 0 ? (
        <EmptyState
          framed
          title="Nenhuma promoção ainda"
          action={
            <Button variant="primary" className={isOpen ? "invisible" : ""} onClick={create}>
              <Plus aria-hidden />
              Criar promoção
            </Button>
          }
        >
          Uma promoção baixa o preço para todo mundo, sem código, com o preço de antes riscado na vitrine.
        </EmptyState>
      ) : (
        <Panel flush>
          <div className="md:overflow-x-auto">
            <Table caption="Suas promoções" columns={columnsOf(setEnding)} rows={rows} rowKey={(row) => String(row.id)} />
          </div>
        </Panel>
      )}
      {isOpen && <PromotionSheet open materials={products} onClose={close} onSaved={() => void saved()} />}
      <EndPromotion row={ending} onClose={() => setEnding(null)} onEnd={(row) => void end(row)} />
    </>
  );
}

const columnsOf = (onEnd: (row: PromotionRow) => void): Column<PromotionRow>[] => [
  { id: "nome", header: "Promoção", place: "lead", cell: (row) => <b className="font-semibold wrap-anywhere">{row.name}</b> },
  { id: "situacao", header: "Situação", place: "second", cell: (row) => <StateDot state={row.state} /> },
  {
    id: "oferta",
    header: "Oferta",
    place: "own-line",
    cell: (row) =>
      `${formatBasisPoints(row.percentBps)} de desconto ${row.productIds === null ? "em toda a loja" : `em ${plural(row.productCount, "material", "materiais")}`}`,
  },
  {
    id: "periodo",
    header: "Período",
    place: "own-line",
    cell: (row) => <span className="whitespace-nowrap">{formatDateRange(new Date(row.startsAt), lastDay(row.endsAt))}</span>,
  },
  {
    id: "vendas",
    header: "Vendas",
    numeric: true,
    place: "own-line",
    cell: (row) => (
      <>
        <span className="figure-name">Vendas</span>
        {formatCount(row.saleCount)}
      </>
    ),
  },
  { id: "receita", header: "Receita", numeric: true, place: "lead-end", cell: (row) => <Money cents={row.revenueCents} /> },
  {
    id: "acoes",
    header: <span className="sr-only">Ações</span>,
    place: "second-end",
    cell: (row) =>
      row.state !== "encerrada" && (
        <Button size="sm" aria-label={`Encerrar ${row.name}`} onClick={() => onEnd(row)}>
          Encerrar
        </Button>
      ),
  },
];

type EndPromotionProps = { row: PromotionRow | null; onClose: () => void; onEnd: (row: PromotionRow) => void };

function EndPromotion({ row, onClose, onEnd }: EndPromotionProps) {
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      role="alertdialog"
      title={`Encerrar ${row?.name ?? ""}?`}
      description={
        row?.state === "agendada"
          ? "Ela não chega a começar, e nenhum preço muda."
          : "Os preços voltam agora na vitrine. Quem já fez o pedido paga o que viu; quem tem o material no carrinho vê o preço antigo e o novo."
      }
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button variant="danger" onClick={() => row && onEnd(row)}>
            Encerrar promoção
          </Button>
        </>
      }
    />
  );
}
