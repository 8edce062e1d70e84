import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { MayAct } from "#modules/panel/ui/may-act.tsx";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { tabWords } from "../messages.ts";
import { commissionList, type CommissionsSearch } from "../search.ts";
import type { CommissionsFacts, OpenCommission } from "./facts.ts";
import { commissionColumns } from "./columns.tsx";
import { commissionDrawer } from "./drawer.tsx";

type CommissionsPageProps = {
  list: CommissionsFacts;
  search: CommissionsSearch;
  open: OpenCommission | null;
  onChanged: () => Promise<void>;
};

const WORDS = {
  caption: "Comissões combinadas",
  one: "comissão",
  many: "comissões",
  find: "Buscar comissões",
  findBy: "Loja, categoria ou material",
  none: "Nada combinado à parte: todos pagam a padrão.",
};

/** What was agreed apart from the usual commission: the list, and one open over it. */
export function CommissionsPage({ list, search, open, onChanged }: CommissionsPageProps) {
  const { basisPoints, ownBasisPoints, leastCents } = list.usual;
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        Padrão: {formatBasisPoints(basisPoints)}, no mínimo {formatMoney(leastCents)} por material;{" "}
        {formatBasisPoints(ownBasisPoints)} quando o autor trouxe quem comprou. Vale a mais específica: material, loja, categoria.{" "}
        <MayAct area="settings">
          <RouterLink href="/painel/admin/interno#numeros" className="link">
            Mudar a comissão padrão
          </RouterLink>
        </MayAct>
      </p>
      {list.waits && <WaitsNote />}
      <DataTable
        path={commissionList.path}
        search={search}
        words={WORDS}
        columns={commissionColumns(search, list.usual)}
        firstSort="desde"
        rows={list.rows}
        total={list.total}
        rowId={(row) => row.target}
        rowName={(row) => row.name}
        tabs={{
          label: "Situação",
          options: commissionList.tabs.map((tab) => ({
            value: tab === "vigor" ? undefined : tab,
            label: tabWords[tab],
            count: list.counts[tab],
          })),
        }}
        drawer={open && commissionDrawer(open, onChanged)}
      />
    </>
  );
}
