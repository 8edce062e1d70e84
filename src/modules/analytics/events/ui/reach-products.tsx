import { formatCount } from "#kit/format.ts";
import { formatShare } from "#kit/percent.ts";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { conversionOf } from "../rules/reach-sums.ts";
import type { ReachFacts } from "./reach-facts.ts";
import { useFolded } from "./use-folded.tsx";

type Row = ReachFacts["products"][number];
const FIRST = 10;

const COLUMNS: Column<Row>[] = [
  {
    id: "material",
    header: "Material",
    place: "lead",
    cell: ({ slug, title }) => (
      <RouterLink href={`/produto/${slug}`} className="font-semibold underline-offset-3 hover:underline">
        {title}
      </RouterLink>
    ),
  },
  number("visitas", "Visitas", ({ views }) => views),
  number("visitantes", "Visitantes", ({ visitors }) => visitors),
  number("busca", "Pela busca", ({ searches }) => searches),
  number("amostra", "Abriram a prévia", ({ samples }) => samples),
  number("carrinho", "No carrinho", ({ carts }) => carts),
  number("pedidos", "Pedidos", ({ orders }) => orders),
  {
    id: "conversao",
    header: "Conversão",
    numeric: true,
    place: "lead-end",
    cell: (row) => {
      const conversion = conversionOf(row);
      return conversion === null ? <span className="text-muted">–</span> : formatShare(conversion);
    },
  },
];

/** On a phone each figure says what it is. */
function number(id: string, header: string, of: (row: Row) => number): Column<Row> {
  return {
    id,
    header,
    numeric: true,
    place: "figure",
    cell: (row) => (
      <>
        <span className="figure-name">{header}</span>
        <span className="tn">{formatCount(of(row))}</span>
      </>
    ),
  };
}

/** Each product with its visits and what became of them, the most visited first. */
export function ReachProducts({ products }: { products: Row[] }) {
  const { shown, more } = useFolded(products, FIRST, "dez");
  return (
    <Panel flush title="Visitas por material" aria-label="Visitas por material">
      <Table
        caption="Visitas por material, do mais visitado ao menos"
        columns={COLUMNS}
        rows={shown}
        rowKey={({ productId }) => String(productId)}
      />
      {more}
    </Panel>
  );
}
