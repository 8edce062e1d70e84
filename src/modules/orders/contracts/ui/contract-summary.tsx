import { ChevronDown } from "lucide-react";
import { MoneyOrFree } from "#ui/money.tsx";
import type { ContractText } from "../schema.ts";

type ContractSummaryProps = { lines: readonly ContractText[]; totalCents: number; className?: string };

/** The terms accepted by paying, line by line: item, seller, price, licence and how to return it. */
export function ContractSummary({ lines, totalCents, className }: ContractSummaryProps) {
  if (lines.length === 0) return null;
  return (
    <details className={`group border-y border-line text-xs ${className ?? ""}`}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        Resumo do contrato
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-4 pb-4">
        {lines.map((line, index) => (
          <li key={index} className="grid gap-1 wrap-anywhere">
            <p className="flex justify-between gap-4 font-semibold">
              <span>{line.title}</span>
              <MoneyOrFree cents={line.paidCents} />
            </p>
            {line.clauses.map((clause) => (
              <p key={clause} className="text-muted">
                {clause}
              </p>
            ))}
          </li>
        ))}
        <li className="flex justify-between gap-4 border-t border-line pt-3 font-semibold">
          Total
          <MoneyOrFree cents={totalCents} />
        </li>
      </ul>
    </details>
  );
}
