import type { ReactNode } from "react";
import { cx } from "class-variance-authority";

/** Sums with dotted leaders, as on a receipt. */
export function ReceiptList({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={cx("leaders grid gap-2.5 text-sm", className)}>{children}</dl>;
}

type ReceiptRowProps = { label: ReactNode; tone?: "discount"; total?: boolean | "large"; children: ReactNode };

export function ReceiptRow({ label, tone, total, children }: ReceiptRowProps) {
  return (
    <div className={cx(tone === "discount" && "text-positive", total && "pt-1.5 text-lg font-bold")}>
      <dt>{label}</dt>
      <dd className={cx(total && "font-bold!", total === "large" && "text-[1.5rem] leading-tight tracking-[-.025em]")}>
        {children}
      </dd>
    </div>
  );
}
