import type { ReactNode } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatCount, plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { Money } from "#ui/money.tsx";
import { Timeline } from "#ui/timeline.tsx";
import { discountText } from "../rules/offer.ts";
import type { OpenCoupon } from "../schema.ts";
import { CodePill } from "./code-pill.tsx";
import { CouponActions } from "./coupon-actions.tsx";
import { limitsOf } from "./columns.tsx";
import type { CouponSteps } from "./coupon-steps.ts";
import { budgetOf, HISTORY_WORDS, periodOf, reachOf, usesOf } from "./coupon-words.ts";
import { StateDot } from "./state-dot.tsx";

/** One coupon over the list: what it gives, what it brought and what happened to it. */
export const couponDrawer = (open: OpenCoupon, steps: CouponSteps): Drawer => ({
  title: "Cupom",
  footer: (
    <div className="flex flex-wrap items-center gap-2">
      {open.row.state !== "encerrado" && steps.edit && (
        <Button variant="primary" onClick={() => steps.edit?.(open.row)}>
          Editar
        </Button>
      )}
      {open.row.state !== "encerrado" && open.row.state !== "expirado" && (
        <Button onClick={() => steps.share(open.row)}>Divulgar</Button>
      )}
      <span className="ml-auto">
        <CouponActions row={open.row} steps={steps} />
      </span>
    </div>
  ),
  children: <DrawerBody open={open} />,
});

function DrawerBody({ open: { row, materials: products, history } }: { open: OpenCoupon }) {
  const others = (row.productIds?.length ?? 0) - products.length;
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-2">
        <CodePill code={row.code} />
        <StateDot state={row.state} />
        <p>
          {discountText(row)} {reachOf(row)}
        </p>
        <p className="text-2xs text-muted">{limitsOf(row)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        <Fact label="Usos">{usesOf(row)}</Fact>
        <Fact label="Pedidos pagos">{formatCount(row.orderCount)}</Fact>
        <Fact label="Receita">
          <Money cents={row.revenueCents} />
        </Fact>
        <Fact label="Desconto dado">
          <Money cents={row.discountCents} />
        </Fact>
        <Fact label="Período">{periodOf(row)}</Fact>
        {row.isPlatform && <Fact label="Orçamento">{budgetOf(row)}</Fact>}
      </dl>
      {products.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-t4">Vale para</h3>
          <ul className="grid gap-1.5 text-sm">
            {products.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                {title}
              </li>
            ))}
            {others > 0 && <li className="text-muted">e mais {plural(others, "material", "materiais")}</li>}
          </ul>
        </section>
      )}
      {history.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-t4">O que aconteceu</h3>
          <Timeline
            events={history.map(({ to, at, cause }) => ({
              id: `${at}-${to}-${cause}`,
              title: HISTORY_WORDS[to],
              detail: `${formatFullDateTime(new Date(at))} · ${cause}`,
              state: "done",
            }))}
          />
        </section>
      )}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-2xs text-muted">{label}</dt>
    <dd className="tn">{children}</dd>
  </div>
);
