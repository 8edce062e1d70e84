import { Download, RefreshCw, ShieldX } from "lucide-react";
import { orderNumber, plural } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { type Column, Table } from "#ui/table.tsx";
import type { PartOf } from "./facts.ts";
import { ToDo } from "./next-steps-panel.tsx";

type Library = PartOf<"biblioteca">;
type Item = Library["items"][number];

const COLUMNS: Column<Item>[] = [
  {
    id: "material",
    header: "Material",
    place: "lead",
    cell: ({ title, authorName }) => (
      <span className="wrap-anywhere">
        <b className="font-semibold">{title}</b>
        <span className="block text-2xs font-normal text-muted">{authorName}</span>
      </span>
    ),
  },
  { id: "situacao", header: "Situação", place: "lead-end", cell: (item) => <ItemPill item={item} /> },
  {
    id: "pedido",
    header: "Pedido",
    place: "second",
    cell: (item) => <span className="tn">{orderNumber(item.orderNumber)}</span>,
  },
  { id: "arquivos", header: "Arquivos", cell: ({ fileCount }) => plural(fileCount, "arquivo", "arquivos") },
  { id: "quando", header: "Adquirido em", place: "second-end", cell: ({ grantedAt }) => <When at={grantedAt} as="day" /> },
];

function ItemPill({ item: { isTakenDown, isFresh } }: { item: Item }) {
  if (isTakenDown)
    return (
      <StatusPill tone="danger" icon={<ShieldX />} status="bloqueado">
        Tirado do ar
      </StatusPill>
    );
  return isFresh ? (
    <StatusPill tone="info" icon={<RefreshCw />} status="nova">
      Versão nova
    </StatusPill>
  ) : (
    <StatusPill tone="positive" icon={<Download />} status="aberto">
      Aberto
    </StatusPill>
  );
}

const STEPS: Record<Library["steps"][number]["kind"], (label: string) => string> = {
  pagar: (number) => `Pagar o pedido ${orderNumber(Number(number))}`,
  baixar: (title) => `Baixar “${title}”`,
  edicao: (title) => `Ver a versão nova de “${title}”`,
  cartao: () => "Trocar um cartão salvo que está vencendo",
};

/** The library, without a way to any file, and what her first page asks of her. */
export const LibraryPanel = ({ part: { items, steps } }: { part: Library }) => (
  <>
    <ToDo
      title="Para fazer agora"
      steps={steps.map(({ kind, ref, label }) => ({ key: `${kind} ${ref}`, words: STEPS[kind](label) }))}
    />
    <Table
      caption="Biblioteca, do mais novo ao mais antigo"
      columns={COLUMNS}
      rows={items}
      rowKey={({ id }) => id}
      message={items.length === 0 ? "Nenhum material na biblioteca." : undefined}
    />
  </>
);
