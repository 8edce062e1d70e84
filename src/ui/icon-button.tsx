import type { ComponentProps, ReactNode } from "react";
import { cva, type VariantProps } from "class-variance-authority";

/** The look of a control that is only an icon, for links too. Give it `aria-label` and `data-tip`. */
export const iconButtonClass = cva("icon-button", {
  variants: {
    size: { sm: "icon-button-sm", md: "icon-button-md", over: "icon-button-over" },
    look: { plain: "", outlined: "icon-button-outlined", floating: "icon-button-floating" },
  },
  defaultVariants: { size: "md", look: "plain" },
});

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
