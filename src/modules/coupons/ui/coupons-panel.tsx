import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { formatCount } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { COUPON_TABS, type CouponsSearch, couponsHref, type CouponTab } from "../rules/coupons-search.ts";
import type { CouponList } from "../schema.ts";
import { CouponSheet } from "./coupon-sheet.tsx";
import { CouponShare } from "./coupon-share.tsx";
import { CouponTable, reachOf } from "./coupon-table.tsx";
import { discountText } from "../rules/offer.ts";
import { EndCoupon } from "./end-coupon.tsx";
import { useCouponSteps } from "./use-coupon-steps.ts";
import { useMaterials } from "./use-materials.ts";

const TAB_WORDS: Record<CouponTab, string> = {
  todos: "Todos",
  ativos: "Ativos",
  agendados: "Agendados",
  pausados: "Pausados",
  encerrados: "Encerrados",
};
const PAGE_SIZE = 20;

/** The store's coupons: how each is doing, and the way to another. */
export function CouponsPanel({ list, search }: { list: CouponList; search: CouponsSearch }) {
  const router = useRouter();
  const page = useCouponSteps(search);
  const materials = useMaterials(search.criar === "1" || page.edited !== null);
  const isEmpty = list.counts.todos === 0 && !search.busca;

  const create = () => void router.navigate({ href: couponsHref({}, { criar: "1" }) });

  return (
    <>
      {page.problem && (
        <Note tone="danger" role="alert" className="mb-4">
          {page.problem}
        </Note>
      )}
      {isEmpty ? (
        <EmptyState
          framed
          title="Nenhum cupom ainda"
          action={
            <Button variant="primary" className={search.criar ? "invisible" : ""} onClick={create}>
              <Plus aria-hidden />
              Criar cupom
            </Button>
          }
        >
          Um cupom é um código seu, com link e QR code para mandar à turma, ao grupo ou ao panfleto.
        </EmptyState>
      ) : (
        <Panel flush>
          <LinkTabs
            label="Situação"
            className="px-2 pt-2"
            renderLink={routerLink}
            tabs={COUPON_TABS.map((tab) => ({
              href: couponsHref(search, { situacao: tab === "todos" ? undefined : tab }),
              label: TAB_WORDS[tab],
              count: list.counts[tab],
              current: tab === (search.situacao ?? "todos"),
            }))}
          />
          <div className="px-4 py-3.5 md:px-5">
            <SearchBox
              value={search.busca}
              onSearch={(busca) => void router.navigate({ href: couponsHref(search, { busca }) })}
              label="Buscar nos seus cupons"
              placeholder="Buscar pelo código"
              className="max-w-72"
            />
          </div>
          <CouponTable rows={list.rows} search={search} steps={page.steps} />
          <div className="px-4 py-3.5 md:px-5">
            <Pagination
              page={list.page}
              pages={list.pages}
              href={(number) => couponsHref(search, { pagina: number > 1 ? number : undefined })}
              renderLink={routerLink}
              summary={summaryOf(list)}
            />
          </div>
        </Panel>
      )}
      <CouponSheet
        open={search.criar === "1" || page.edited !== null}
        row={page.edited}
        materials={materials}
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

function summaryOf({ page, total, rows }: CouponList): string {
  if (rows.length === 0) return "Nenhum cupom";
  const first = (page - 1) * PAGE_SIZE + 1;
  return `${formatCount(first)} a ${formatCount(first + rows.length - 1)} de ${formatCount(total)}`;
}
