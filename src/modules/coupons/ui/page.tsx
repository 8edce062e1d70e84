import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import type { Filter } from "#ui/data-table/filter.ts";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { COUPON_TABS, couponList, type CouponsSearch, couponsHref } from "../search.ts";
import { discountText } from "../rules/offer.ts";
import type { CouponList, OpenCoupon } from "../schema.ts";
import { CouponBulk } from "./coupon-bulk.tsx";
import { couponColumns } from "./columns.tsx";
import { couponDrawer } from "./drawer.tsx";
import { CouponShare } from "./coupon-share.tsx";
import { CouponSheet } from "./coupon-sheet.tsx";
import { COUPON_TAB_WORDS, reachOf } from "./coupon-words.ts";
import { EndCoupon } from "./end-coupon.tsx";
import { useCouponSteps } from "./use-coupon-steps.ts";
import { useProducts } from "./use-products.ts";

const WORDS = {
  caption: "Seus cupons",
  one: "cupom",
  many: "cupons",
  find: "Buscar nos seus cupons",
  findBy: "Buscar pelo código",
};
const FILTERS: Filter[] = [
  {
    kind: "choice",
    param: "alcance",
    label: "Vale para",
    choices: [
      { value: "loja", label: "Toda a loja" },
      { value: "escolhidos", label: "Materiais escolhidos" },
    ],
  },
  { kind: "toggle", param: "na_loja", label: "Aparece na loja" },
  { kind: "toggle", param: "sem_usos", label: "Sem usos" },
];

type CouponsPanelProps = {
  list: CouponList & { open: OpenCoupon | null };
  search: CouponsSearch;
  /** The views somebody saved of this list. */
  views?: ReactNode;
};

/** The store's coupons: how each is doing, and the way to another. */
export function CouponsPanel({ list, search, views }: CouponsPanelProps) {
  const router = useRouter();
  const page = useCouponSteps(search);
  const [stored, setSaved] = useState<string | null>(null);
  const isWriting = search.criar === "1" || page.edited !== null;
  const products = useProducts(isWriting);
  const view = { ...search, aba: undefined, criar: undefined };
  const isNarrow = Boolean(search.busca ?? search.alcance ?? search.na_loja ?? search.sem_usos);
  const problem = page.problem ?? stored;
  const columns = couponColumns(view, page.steps);

  return (
    <>
      {problem && (
        <Note tone="danger" role="alert" className="mb-4">
          {problem}
        </Note>
      )}
      {list.counts.todos === 0 && !isNarrow ? (
        <NothingYet isWriting={isWriting} onCreate={() => void router.navigate({ href: couponsHref({}, { criar: "1" }) })} />
      ) : (
        <>
          <div className="mb-3 flex flex-wrap justify-end gap-2">
            <TableTools path={couponList.path} search={view} columns={columns} csvPath={couponList.file}>
              {views}
            </TableTools>
          </div>
          <DataTable
            path={couponList.path}
            search={view}
            words={WORDS}
            columns={columns}
            firstSort="criado"
            rows={list.rows}
            total={list.total}
            rowId={(row) => String(row.id)}
            rowName={(row) => row.code}
            tabs={{
              label: "Situação",
              options: COUPON_TABS.map((tab) => ({
                value: tab === "todos" ? undefined : tab,
                label: COUPON_TAB_WORDS[tab],
                count: list.counts[tab],
              })),
            }}
            filters={FILTERS}
            bulk={(selection, clear) => <CouponBulk selection={selection} clear={clear} search={view} onProblem={setSaved} />}
            drawer={list.open && !isWriting && !page.shared && !page.ending ? couponDrawer(list.open, page.steps) : null}
          />
        </>
      )}
      <CouponSheet
        open={isWriting}
        row={page.edited}
        materials={products}
        onClose={page.closeForm}
        onSaved={(code) => void page.saved(code)}
      />
      <EndCoupon row={page.ending} onClose={page.keep} onEnd={() => void page.endNow()} />
      {page.shared && (
        <CouponShare
          open
          code={page.shared.row.code}
          offer={`${discountText(page.shared.row)} ${reachOf(page.shared.row)}`}
          isNew={page.shared.isNew}
          onClose={page.closeShare}
        />
      )}
    </>
  );
}

const NothingYet = ({ isWriting, onCreate }: { isWriting: boolean; onCreate: () => void }) => (
  <EmptyState
    framed
    title="Nenhum cupom ainda"
    action={
      <Button variant="primary" className={isWriting ? "invisible" : ""} onClick={onCreate}>
        <Plus aria-hidden />
        Criar cupom
      </Button>
    }
  >
    Um cupom é um código seu, com link e QR code para mandar à turma, ao grupo ou ao panfleto.
  </EmptyState>
);
