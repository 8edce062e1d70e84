import { Check, CircleDashed, Clock, Minus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { howWords, itemStateWords } from "../messages.ts";
import type { ChecklistItem, ItemState } from "../rules/requirements.ts";

const LOOKS: Record<ItemState, { icon: typeof Check; className: string }> = {
  falta: { icon: CircleDashed, className: "text-muted" },
  ajuste: { icon: TriangleAlert, className: "text-warning" },
  conferir: { icon: Clock, className: "text-info" },
  completo: { icon: Check, className: "text-positive" },
  opcional: { icon: Minus, className: "text-muted" },
  dispensado: { icon: Minus, className: "text-muted" },
};

type ChecklistProps = {
  items: readonly ChecklistItem[];
  /** What `conferir` reads: the applicant need do nothing more. */
  waitingWord?: string;
  action?: (item: ChecklistItem) => ReactNode;
};

/** Every requirement and where it stands, in words as well as in colour. */
export function Checklist({ items, waitingWord = itemStateWords.conferir, action }: ChecklistProps) {
  return (
    <ul>
      {items.map((item) => {
        const { icon: Icon, className } = LOOKS[item.state];
        return (
          <li key={item.key} data-item={item.key} className="flex gap-3 border-t border-line py-3 first:border-t-0">
            <Icon aria-hidden className={`mt-0.5 size-[18px] shrink-0 stroke-[2.25] ${className}`} />
            <div className="min-w-0 flex-1">
              <p className="text-sm font-semibold">{item.title}</p>
              <p className="text-2xs text-muted">
                <span data-status={item.state} className={`font-semibold ${className}`}>
                  {item.state === "conferir" ? waitingWord : itemStateWords[item.state]}
                </span>{" "}
                · {howWords[item.how]}
              </p>
              {item.note && (
                <p className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line">
                  <span className="text-muted">{item.state === "ajuste" ? "Pedimos: " : "Tínhamos pedido: "}</span>
                  {item.note}
                </p>
              )}
              {action?.(item)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
