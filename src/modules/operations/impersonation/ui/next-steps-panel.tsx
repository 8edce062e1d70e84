import { Check, Circle } from "lucide-react";

type Step = { key: string; words: string; isDone?: boolean };

/** What a page of hers asks of her, as words only. */
export function ToDo({ title, steps }: { title: string; steps: Step[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="border-b border-line px-4 py-4 md:px-5">
      <h2 className="font-text text-sm font-semibold">{title}</h2>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {steps.map(({ key, words, isDone = false }) => (
          <li key={key} className="flex items-start gap-2 wrap-anywhere">
            {isDone ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            )}
            <span>
              {words}
              {isDone && <span className="sr-only">: feito</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
