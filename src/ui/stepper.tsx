import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { plainLink, type RenderLink } from "./render-link.tsx";

type Step = { label: ReactNode; href?: string };

type StepperProps = {
  label: string;
  steps: Step[];
  /** Index of the step at hand. */ current: number;
  renderLink?: RenderLink;
  className?: string;
};

/** Where one stands in a short road: done in ink, the pingo here, hollow ahead. */
export function Stepper({ label, steps, current, renderLink = plainLink, className }: StepperProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex items-center text-xs font-medium text-muted">
        {steps.map((step, index) => {
          const done = index < current;
          const here = index === current;
          return (
            <li
              key={index}
              aria-current={here ? "step" : undefined}
              className={cx(
                "flex items-center gap-[9px]",
                index > 0 && "before:mx-2 before:h-0.5 before:w-4 before:shrink-0 sm:before:mx-3.5 sm:before:w-14",
                index > 0 && (done || here ? "before:bg-ink" : "before:bg-line"),
                (done || here) && "text-ink",
                here && "font-semibold",
              )}
            >
              <Dot state={done ? "done" : here ? "here" : "ahead"} />
              {done && step.href ? (
                renderLink({ href: step.href, className: "hover:underline underline-offset-3", children: step.label })
              ) : (
                <span className={cx(!here && "max-sm:sr-only")}>{step.label}</span>
              )}
              {done && <span className="sr-only">(feito)</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Dot({ state }: { state: "done" | "here" | "ahead" }) {
  if (state === "done") {
    return (
      <span className="grid size-5 shrink-0 place-items-center rounded-full bg-ink text-bg">
        <Check aria-hidden className="size-3 stroke-3" />
      </span>
    );
  }
  return (
    <span
      className={cx(
        "size-3 shrink-0 rounded-full border-2",
        state === "here" ? "border-accent bg-accent" : "border-line-strong bg-bg",
      )}
    />
  );
}
