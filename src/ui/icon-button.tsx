import type { ComponentProps, ReactNode } from "react";
import { cva, type VariantProps } from "class-variance-authority";

/** The look of a control that is only an icon, for links too. Give it `aria-label` and `data-tip`. */
export const iconButtonClass = cva(
  [
    "relative inline-grid shrink-0 place-items-center rounded-ctl transition-[background-color,transform]",
    "hover:bg-ink/7 pointer-fine:active:translate-y-px active:bg-ink/12 disabled:text-faint disabled:hover:bg-transparent disabled:cursor-not-allowed",
  ],
  {
    variants: {
      size: { sm: "size-9 [&_svg]:size-4 [&_svg]:stroke-2", md: "size-11 [&_svg]:size-5", over: "size-10 [&_svg]:size-[18px]" },
      look: {
        plain: "",
        outlined: "border border-line bg-surface hover:bg-well",
        floating: "rounded-full bg-surface shadow-[0_1px_2px_oklch(0_0_0/0.13)] hover:bg-well",
      },
    },
    defaultVariants: { size: "md", look: "plain" },
  },
);

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> &
  VariantProps<typeof iconButtonClass> & {
    label: string;
    /** Off, or shorter than the label; `label` itself when left out. */
    tip?: false | string;
    /** `end` for the last control of a row, so that the tip stays on the screen. */
    tipAlign?: "center" | "end";
    children: ReactNode;
  };

/** A button that is only a known icon; `label` is its name and its tip. */
export function IconButton({ label, tip = label, tipAlign, size, look, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={tip || undefined}
      data-tip-align={tipAlign}
      className={iconButtonClass({ size, look, className })}
    />
  );
}
