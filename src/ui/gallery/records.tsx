import { Check, Hourglass } from "lucide-react";
import { BulkBar } from "../bulk-bar.tsx";
import { Button } from "../button.tsx";
import { Checkbox } from "../checkbox.tsx";
import { Money } from "../money.tsx";
import { Pagination } from "../pagination.tsx";
import { Panel } from "../panel.tsx";
import { StatusPill } from "../status-pill.tsx";
import { Table, type Column } from "../table.tsx";
import { VoucherPanel } from "../voucher-panel.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

type Sale = { number: string; when: string; work: string; buyer: string; free: boolean; cents: number };

const SALES: Sale[] = [
  { number: "48.297", when: "18 mar., 9h12", work: "Frações na feira", buyer: "Joana Fialho", free: false, cents: 3106 },
  { number: "48.291", when: "18 mar., 8h40", work: "Redação comentada", buyer: "Escola Arco", free: false, cents: 3186 },
  { number: "48.266", when: "17 mar., 21h05", work: "Sistema solar em escala", buyer: "Davi Peçanha", free: true, cents: 2358 },
];

const COLUMNS: Column<Sale>[] = [
  {
    id: "marcar",
    header: <span className="sr-only">Marcar</span>,
    cell: (sale) => <Checkbox aria-label={`Marcar ${sale.number}`} />,
    place: "none",
  },
  {
    id: "pedido",
    header: "Pedido",
    place: "second",
    sort: { href: "#ordem", direction: "descending" },
    cell: (sale) => (
      <>
        <b className="font-semibold">{sale.number}</b> <span className="tn text-2xs text-muted md:block">{sale.when}</span>
      </>
    ),
  },
  { id: "quem", header: "Quem comprou", place: "lead", sort: { href: "#quem" }, cell: (sale) => sale.buyer },
  { id: "material", header: "Material", cell: (sale) => sale.work },
  {
    id: "situacao",
    header: "Situação",
    place: "second-end",
    cell: (sale) =>
      sale.free ? (
        <StatusPill tone="positive" status="liberado" icon={<Check />}>
          Liberado
        </StatusPill>
      ) : (
        <StatusPill tone="info" status="a_liberar" icon={<Hourglass />}>
          A liberar
        </StatusPill>
      ),
  },
  {
    id: "liquido",
    header: "Líquido",
    numeric: true,
    place: "lead-end",
    cell: (sale) => <Money cents={sale.cents} className="font-semibold" />,
  },
];

const common = { columns: COLUMNS, rowKey: (sale: Sale) => sale.number };

export function Records() {
  return (
    <Chapter title="Painéis e tabelas">
      <Specimen caption="Vale com picote" span={12}>
        <VoucherPanel
          label="Saldo"
          parts={[
            <div key="a">
              <p className="text-sm">Disponível para sacar</p>
              <p className="mt-2 mb-4 text-money">
                <Money cents={481237} />
              </p>
              <Button variant="primary">Sacar</Button>
            </div>,
            <div key="b" className="flex justify-between gap-4 text-sm">
              <span>A liberar nos próximos dias</span>
              <b>
                <Money cents={230690} />
              </b>
            </div>,
          ]}
        />
      </Specimen>
      <Specimen caption="Painel com tabela" span={12}>
        <Panel title="Transações" action={<Button variant="soft">Filtrar</Button>} flush>
          <BulkBar summary="1 selecionado, R$ 31,86" onClear={() => undefined} className="max-md:static">
            <Button variant="ghost" size="sm">
              Reenviar recibo
            </Button>
          </BulkBar>
          <Table caption="Transações" {...common} rows={SALES} isSelected={(sale) => sale.number === "48.291"} />
          <div className="border-t border-line px-4 py-3 md:px-5">
            <Pagination page={1} pages={38} href={(page) => `#t-${page}`} summary="1 a 7 de 264" label="Páginas de transações" />
          </div>
        </Panel>
      </Specimen>
      <Specimen caption="Carregando" span={6}>
        <Panel title="Pedidos" flush>
          <Table caption="Pedidos" {...common} rows={[]} columns={COLUMNS.slice(1, 4)} loading />
        </Panel>
      </Specimen>
      <Specimen caption="Erro" span={6}>
        <Panel title="Pedidos de hoje" flush>
          <Table
            caption="Pedidos de hoje"
            {...common}
            columns={COLUMNS.slice(1, 4)}
            rows={[]}
            message={
              <>
                Não conseguimos carregar os pedidos.{" "}
                <Button size="sm" variant="soft">
                  Tentar de novo
                </Button>
              </>
            }
          />
        </Panel>
      </Specimen>
    </Chapter>
  );
}
