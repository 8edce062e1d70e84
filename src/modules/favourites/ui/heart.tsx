import { useRef } from "react";
import { iconButtonClass } from "#ui/icon-button.tsx";
import { takePress, useEarlyPress } from "#ui/use-early-press.ts";
import { pressHeart, useIsFavourite } from "./saved.ts";

type HeartProps = {
  productId: number;
  /** The product's title. */
  label: string;
  /** `over` on a cover, `md` beside the buttons of a page. */
  size?: "over" | "md";
  /** `plain` among other icons of a bar. */
  look?: "plain";
};

/**
 * Keeps a product for later. Works before the page's scripts came and before it has heard who is here; a guest's stay in this browser.
 */
export function Heart({ productId, label, size = "over", look }: HeartProps) {
  const isSaved = useIsFavourite(productId);
  const button = useRef<HTMLButtonElement>(null);
  useEarlyPress(button, () => pressHeart(productId, true));
  return (
    <button
      ref={button}
      type="button"
      data-early=""
      aria-label={`Favoritar ${label}`}
      aria-pressed={isSaved}
      data-tip={isSaved ? "Tirar dos favoritos" : "Guardar nos favoritos"}
      data-tip-align="end"
      onClick={(event) => takePress(event) && pressHeart(productId)}
      className={
        size === "over" ? "heart heart-over card-action" : iconButtonClass({ size, look: look ?? "outlined", className: "heart" })
      }
    />
  );
}
