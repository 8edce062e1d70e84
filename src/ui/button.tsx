import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { cva, type VariantProps } from "class-variance-authority";

/** The look of a button, for any `<a>` or router link: `className={buttonClass({ variant: "primary" })}`. */
export const buttonClass = cva(
  [
    "inline-flex items-center justify-center gap-2 border-[1.5px] rounded-ctl text-center",
    "font-semibold leading-[1.1] transition-[background-color,border-color,transform] pointer-fine:active:translate-y-px",
    "disabled:bg-well-2 disabled:text-faint disabled:border-transparent disabled:cursor-not-allowed pointer-fine:disabled:active:translate-y-0",
    "aria-disabled:cursor-not-allowed aria-busy:cursor-progress",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-accent text-accent-ink hover:bg-accent-hover active:bg-accent-hover",
        secondary: "border-ink text-ink hover:bg-ink/7 active:bg-ink/12",
        soft: "bg-well border-line text-ink hover:bg-well-2 active:bg-well-2",
        ghost: "border-transparent hover:bg-well active:bg-well-2",
        danger: "border-transparent bg-danger text-surface hover:bg-danger/88 active:bg-danger/88",
        "danger-outline": "border-danger text-danger hover:bg-danger-soft active:bg-danger-soft",
      },
      size: {
        sm: "min-h-9 px-3 py-1 text-xs rounded-[7px] [&_svg]:size-4 [&_svg]:stroke-2",
        md: "min-h-11 px-[18px] py-1 text-sm [&_svg]:size-4 [&_svg]:stroke-2",
        lg: "min-h-[54px] px-6 py-1 text-lg [&_svg]:size-5",
      },
      full: { true: "w-full" },
    },
    compoundVariants: [{ variant: "ghost", size: "md", class: "px-3" }],
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonClass> & {
    loading?: boolean;
    /** What is going on, as a gerund: "Salvando…". Reserves its width from the start. */
    loadingLabel?: string;
  };

/** A button that keeps focus and width while it works, and ignores presses meanwhile. */
export function Button(props: ButtonProps) {
  const { variant, size, full, loading = false, loadingLabel, className, children, onClick, type = "button", ...rest } = props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonClass({ variant, size, full, className })}
    >
      {loadingLabel || loading ? (
        <span className="grid justify-items-center *:col-start-1 *:row-start-1 *:flex *:items-center *:gap-2">
          <span className={loading ? "invisible" : undefined}>{children}</span>
          <span className={loading ? undefined : "invisible"}>
            <LoaderCircle aria-hidden className={loading ? "motion-safe:animate-spin" : undefined} />
            {loadingLabel ?? children}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
