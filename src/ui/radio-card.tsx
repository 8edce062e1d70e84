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
    // The mark comes first: what is drawn of its state follows it, and no ancestor is asked again when it changes.
    <div className={cx("group relative isolate", className)}>
      <RadioMark
        {...rest}
        id={id}
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy}
        className="peer absolute top-[17.5px] left-[17.5px] outline-none"
      />
      <span
        aria-hidden
        className={cx(
          "absolute inset-0 -z-1 rounded-ctl border-[1.5px] border-line bg-surface transition-colors group-hover:border-line-strong",
          "peer-checked:border-accent peer-checked:shadow-[inset_0_0_0_.5px_var(--accent)]",
          "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent",
          !children && "peer-checked:bg-accent-soft",
        )}
      />
      <label
        htmlFor={id}
        className="flex cursor-pointer items-start gap-3 py-[15.5px] pr-[17.5px] pl-[49.5px] peer-disabled:cursor-not-allowed peer-disabled:text-faint"
      >
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
      {children && <div className="hidden px-[17.5px] pb-[17.5px] peer-checked:block md:pl-[49.5px]">{children}</div>}
    </div>
  );
}
