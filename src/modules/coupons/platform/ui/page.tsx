import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { COUPON_TABS } from "../../search.ts";
import { discountText } from "../../rules/offer.ts";
import type { CouponList, CouponRow, OpenCoupon } from "../../schema.ts";
import { couponColumns } from "../../ui/columns.tsx";
import { couponDrawer } from "../../ui/drawer.tsx";
import { CouponShare } from "../../ui/coupon-share.tsx";
import type { CouponSteps } from "../../ui/coupon-steps.ts";
import { COUPON_TAB_WORDS, reachOf } from "../../ui/coupon-words.ts";
import { getPlatformCoupons } from "../functions.ts";
import { formHref, platformCouponList, type PlatformCouponsSearch } from "../search.ts";
import { MoveDialog, type PlatformMove } from "./move-dialog.tsx";
import { platformBulk } from "./platform-bulk.tsx";
import { PlatformSheet } from "./platform-sheet.tsx";

const WORDS = {
  get caption() {
    return `Cupons ${brand.of}`;
  },
  one: "cupom",
  many: "cupons",
  get find() {
    return `Buscar cupons ${brand.of}`;
  },
  findBy: "Buscar pelo código",
};

type PlatformCouponsProps = {
  list: CouponList & { open: OpenCoupon | null };
  search: PlatformCouponsSearch;
  /** The views somebody saved of this list. */
  views: ReactNode;
};

/** The platform's coupons: how each is doing, what it gave, and the way to another. */
export function PlatformCoupons({ list, search, views }: PlatformCouponsProps) {
  const router = useRouter();
  const [requested, setRequested] = useState<{ row: CouponRow; move: PlatformMove } | null>(null);
  const [shared, setShared] = useState<{ row: CouponRow; isNew: boolean } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isWriting = search.criar === "1";
  const view = { ...search, criar: undefined };
  const isNarrow = Boolean(search.busca ?? search.sem_usos);

  const closeForm = () => router.navigate({ href: formHref(search, false), replace: true });

  async function saved(code: string) {
    await closeForm();
    await router.invalidate({ sync: true });
    const found = await getPlatformCoupons({ data: { busca: code } }).catch(() => null);
    const row = found && "rows" in found ? found.rows.find((one) => one.code === code) : undefined;
    if (row) setShared({ row, isNew: true });
  }

  const ask = (move: PlatformMove) => (row: CouponRow) => setRequested({ row, move });
  const steps: CouponSteps = {
    share: (row) => setShared({ row, isNew: false }),
    pause: ask("pausar"),
    resume: ask("retomar"),
    end: ask("encerrar"),
  };

  const columns = couponColumns(view, steps, platformCouponList.path);

  return (
    <>
      {problem && (
        <Note tone="danger" role="alert" className="mb-4">
          {problem}
        </Note>
      )}
      {list.counts.todos === 0 && !isNarrow ? (
        <EmptyState framed title={`Nenhum cupom ${brand.of} ainda`}>
          Um desconto por nossa conta, em materiais de todas as lojas: quem fez recebe o mesmo.
        </EmptyState>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap justify-end gap-2">
            <TableTools path={platformCouponList.path} search={view} columns={columns} csvPath={platformCouponList.file}>
              {views}
            </TableTools>
          </div>
          <DataTable
            path={platformCouponList.path}
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
            filters={[{ kind: "toggle", param: "sem_usos", label: "Sem usos" }]}
            bulk={platformBulk({ search: view, onProblem: setProblem, onChanged: () => void router.invalidate() })}
            drawer={list.open && !isWriting && !shared && !requested ? couponDrawer(list.open, steps) : null}
          />
        </>
      )}
      {isWriting && <PlatformSheet onClose={() => void closeForm()} onSaved={(code) => void saved(code)} />}
      <MoveDialog requested={requested} onClose={() => setRequested(null)} onDone={() => void router.invalidate()} />
      {shared && (
        <CouponShare
          open
          code={shared.row.code}
          offer={`${discountText(shared.row)} ${reachOf(shared.row)}`}
          isNew={shared.isNew}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}
