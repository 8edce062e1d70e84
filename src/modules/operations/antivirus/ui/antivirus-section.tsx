import type { FactsOf } from "#kit/answer.ts";
import { formatDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import type { Column } from "#ui/table.tsx";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { ListPanel } from "../../system/ui/list-panel.tsx";
import { getAntivirus } from "../functions.ts";
import { InfectedActs } from "./infected-acts.tsx";

type Facts = FactsOf<typeof getAntivirus>;
type Row = Facts["found"][number];

const columnsOf = (reload: () => void): Column<Row>[] => [
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
  { id: "destino", header: "O que houve", cell: (row) => <Outcome {...row} /> },
  { id: "quando", header: "Quando", cell: ({ foundAt }) => formatDateTime(foundAt) },
  {
    id: "acao",
    header: <span className="sr-only">Ação</span>,
    cell: (row) => <InfectedActs row={row} onDone={reload} />,
  },
];

function Outcome({ wasDelivered, releasedAt, releasedBy, releaseReason, waitsForOwner }: Row) {
  return (
    <>
      {wasDelivered ? "Deixou de ser entregue" : "Recusado na entrada"}
      {releasedAt && (
        <span className="block text-sm wrap-anywhere text-muted">
          Liberado por {releasedBy} em {formatDateTime(releasedAt)}: {releaseReason}
        </span>
      )}
      {waitsForOwner && <WaitsNote />}
    </>
  );
}

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
      columns={columnsOf(state.reload)}
      rowKey={(row) => row.id}
      empty="Nenhum arquivo infectado até agora."
      lead={(facts) => <p className="px-4 pb-3 text-sm text-muted md:px-5">{stateWords(facts)}</p>}
    />
  );
}

function stateWords({ isOn, silentSince, waiting, unread, large, signatures }: Facts): string {
  if (!isOn) return "Não há antivírus: os arquivos são conferidos só pela estrutura. A variável CLAMAV_URL liga um.";
  const waits = waiting === 0 ? "Nenhum arquivo espera." : `${plural(waiting, "arquivo espera", "arquivos esperam")} por ele.`;
  const unreadWords =
    unread === 0
      ? ""
      : ` ${plural(unread, "é maior ou mais demorado do que ele lê", "são maiores ou mais demorados do que ele lê")}: veja StreamMaxLength e MaxScanSize na configuração dele.`;
  const answers = silentSince
    ? `Ele não responde desde ${formatDateTime(silentSince)}.`
    : "Todo arquivo enviado de até 2 GB passa por ele.";
  const structure =
    large === 0
      ? ""
      : ` ${plural(large, "arquivo tem mais de 2 GB e foi conferido", "arquivos têm mais de 2 GB e foram conferidos")} só pela estrutura: ele não lê desse tamanho.`;
  const again =
    signatures === null ? "" : ` A cada atualização dele, o que já se vende é conferido de novo (assinaturas ${signatures}).`;
  return `${answers} ${waits}${unreadWords}${structure}${again}`;
}
