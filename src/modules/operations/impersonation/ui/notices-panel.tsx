import { When } from "#modules/orders/ui/when.tsx";
import { type Column, Table } from "#ui/table.tsx";
import type { PartOf } from "./facts.ts";

type Notices = PartOf<"avisos">;

const COLUMNS: Column<Notices["notices"][number]>[] = [
  { id: "aviso", header: "Notificação", place: "lead", cell: ({ title }) => <span className="wrap-anywhere">{title}</span> },
  { id: "lido", header: "Lido", place: "second-end", cell: ({ isRead }) => (isRead ? "lido" : "por ler") },
  { id: "quando", header: "Quando", place: "second", cell: ({ at }) => <When at={at} /> },
];

/** What she was told. Reading it here is not her reading it. */
export const NoticesPanel = ({ part: { notices } }: { part: Notices }) => (
  <Table
    caption="Notificações, da mais nova à mais antiga"
    columns={COLUMNS}
    rows={notices}
    rowKey={({ id }) => id}
    message={notices.length === 0 ? "Nenhum aviso." : undefined}
  />
);
