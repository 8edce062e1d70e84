import type { FactsOf } from "#kit/answer.ts";
import { formatDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import type { Column } from "#ui/table.tsx";
import { getAntivirus } from "../functions.ts";
import { ListPanel } from "./list-panel.tsx";

type Facts = FactsOf<typeof getAntivirus>;
type Row = Facts["found"][number];

const COLUMNS: Column<Row>[] = [
  {
    id: "arquivo",
    header: "Arquivo",
    place: "lead",
    cell: ({ name, place, productTitle, storeName }) => (
      <>
        <span className="wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-muted">
          {place === "mensagem"
            ? `Mensagem de um pedido da loja ${storeName}`
            : `${productTitle ?? "Material apagado"}, de ${storeName}`}
        </span>
      </>
    ),
  },
  {
    id: "achado",
    header: "O que o antivírus encontrou",
    cell: ({ signature }) => (
      <span translate="no" className="wrap-anywhere">
        {signature}
      </span>
    ),
  },
  { id: "destino", header: "O que houve", cell: (row) => (row.wasDelivered ? "Deixou de ser entregue" : "Recusado na entrada") },
  { id: "quando", header: "Quando", cell: ({ foundAt }) => formatDateTime(foundAt) },
];

/** What the antivirus found, what waits for it, and whether there is one. */
export function AntivirusSection() {
  const state = useSection(() => getAntivirus());
  return (
    <ListPanel
      id="antivirus"
      name="antivirus"
      title="Antivírus"
      subject="o antivírus"
      state={state}
      rowsOf={({ found }) => found}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      empty="Nenhum arquivo infectado até agora."
      lead={(facts) => <p className="px-4 pb-3 text-sm text-muted md:px-5">{stateWords(facts)}</p>}
    />
  );
}

function stateWords({ isOn, silentSince, waiting, unread }: Facts): string {
  if (!isOn) return "Não há antivírus: os arquivos são conferidos só pela estrutura. A variável CLAMAV_URL liga um.";
  const waits = waiting === 0 ? "Nenhum arquivo espera." : `${plural(waiting, "arquivo espera", "arquivos esperam")} por ele.`;
  const large =
    unread === 0
      ? ""
      : ` ${plural(unread, "é maior ou mais demorado do que ele lê", "são maiores ou mais demorados do que ele lê")}: veja StreamMaxLength e MaxScanSize na configuração dele.`;
  const answers = silentSince ? `Ele não responde desde ${formatDateTime(silentSince)}.` : "Todo arquivo enviado passa por ele.";
  return `${answers} ${waits}${large}`;
}
