import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { cva, type VariantProps } from "class-variance-authority";

/** The look of a button, for any `<a>` or router link: `className={buttonClass({ variant: "primary" })}`. */
export const buttonClass = cva("button", {
  variants: {
    variant: {
      primary: "button-primary",
      secondary: "button-secondary",
      soft: "button-soft",
      ghost: "button-ghost",
      danger: "button-danger",
      "danger-outline": "button-danger-outline",
    },
    size: { sm: "button-sm", md: "button-md", lg: "button-lg" },
    full: { true: "w-full" },
  },
  defaultVariants: { variant: "secondary", size: "md" },
});

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
