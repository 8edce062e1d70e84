import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "class-variance-authority";
import { RadioMark } from "./radio.tsx";

type RadioCardProps = Omit<ComponentProps<"input">, "type" | "title"> & {
  title: ReactNode;
  description?: ReactNode;
  /** A price or a tag at the right. */
  end?: ReactNode;
  /** A form that belongs to this choice; shown while it is the chosen one. */
  children?: ReactNode;
};

/** One choice in a few that deserve a line of explanation. It is called by its title; the rest describes it. */
export function RadioCard({ title, description, end, className, children, ...rest }: RadioCardProps) {
  const id = useId();
  const describedBy = [description && `${id}-words`, end && `${id}-end`].filter(Boolean).join(" ") || undefined;
  return (
    <div
      className={cx(
        "group rounded-ctl border-[1.5px] border-line bg-surface transition-colors duration-[120ms] hover:border-line-strong",
        "has-[>label>input:checked]:border-accent has-[>label>input:checked]:shadow-[inset_0_0_0_.5px_var(--accent)]",
        "has-[>label>input:focus-visible]:outline-2 has-[>label>input:focus-visible]:outline-offset-2 has-[>label>input:focus-visible]:outline-accent",
        !children && "has-[>label>input:checked]:bg-accent-soft",
        className,
      )}
    >
      <label className="flex items-start gap-3 px-4 py-3.5 has-disabled:cursor-not-allowed has-disabled:text-faint">
        <RadioMark {...rest} aria-labelledby={`${id}-title`} aria-describedby={describedBy} className="mt-0.5 outline-none" />
        <span className="min-w-0 flex-1">
          <span id={`${id}-title`} className="block font-semibold">
            {title}
          </span>
          {description && (
            <span id={`${id}-words`} className="block text-xs text-muted">
              {description}
            </span>
          )}
        </span>
        {end && (
          <span id={`${id}-end`} className="shrink-0 text-right font-semibold">
            {end}
          </span>
        )}
      </label>
      {children && <div className="hidden px-4 pb-4 group-has-[>label>input:checked]:block md:pl-12">{children}</div>}
    </div>
  );
}
