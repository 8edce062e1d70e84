import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "class-variance-authority";

type DeltaProps = {
  /** "12,4%" or "0,4 p.p.", without a sign. */ text: string;
  /** `few`: words instead of a number. */
  direction: "up" | "down" | "flat" | "few";
  /** Set where falling is good news. */ goodWhen?: "up" | "down";
};

/** How much it moved: arrow and number, coloured by whether that is good. */
export function Delta({ text, direction, goodWhen = "up" }: DeltaProps) {
  if (direction === "few") return <span className="text-2xs text-muted">{text}</span>;
  const Arrow = { up: ArrowUp, down: ArrowDown, flat: Minus }[direction];
  const tone = direction === "flat" ? "text-muted" : direction === goodWhen ? "text-positive" : "text-danger";
  return (
    <span className={cx("tn inline-flex items-center gap-[3px] text-2xs font-semibold", tone)}>
      <Arrow aria-hidden className="size-[15px] stroke-[2.25]" />
      <span className="sr-only">{{ up: "subiu ", down: "caiu ", flat: "igual " }[direction]}</span>
      {text}
    </span>
  );
}

type KpiProps = {
  label: ReactNode;
  /** A small "R$" before the figure. */
  unit?: string;
  value: ReactNode;
  /** The exact centavos, when the value is money. */
  cents?: number;
  delta?: ReactNode;
  /** "antes R$ 6.576,10". */
  former?: ReactNode;
};

export function Kpi({ label, unit, value, cents, delta, former }: KpiProps) {
  return (
    <div className="min-w-0 px-3.5 py-[13px] @[640px]:px-[18px] @[640px]:pt-4 @[640px]:pb-[15px]">
      <dt className="flex items-center gap-1.5 text-xs font-medium text-muted">{label}</dt>
      <dd className="mt-[7px]">
        <span
          data-cents={cents}
          className="tn block text-[1.375rem] leading-[1.15] font-[650] tracking-[-.025em] whitespace-nowrap @[640px]:text-kpi"
        >
          {unit && <small className="mr-[3px] text-[.62em] font-semibold tracking-normal text-muted">{unit}</small>}
          {value}
        </span>
        {(delta || former) && (
          <span className="mt-[5px] flex flex-wrap items-center gap-[7px] text-2xs text-muted">
            {delta}
            {former && <span className="tn">{former}</span>}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Four or five figures in one panel, hairlines between; two by two where narrow. */
export function KpiStrip({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className={cx("@container overflow-hidden rounded-panel border border-line bg-surface", className)}
    >
      <dl className="-mt-px -ml-px grid grid-cols-2 *:border-t *:border-l *:border-line max-[40rem]:*:last:odd:col-span-2 @[640px]:auto-cols-fr @[640px]:grid-flow-col @[640px]:grid-cols-none">
        {children}
      </dl>
    </section>
  );
}
