import { cx } from "class-variance-authority";
import type { Paper } from "#kit/papers.ts";

type PortraitProps = {
  name: string;
  src?: string | null;
  paper?: Paper;
  /** Pixels of the circle. */
  size?: number;
  /** Empty where the name stands right beside it. */
  alt?: string;
  className?: string;
};

/** A person in a circle on their paper; without a photo, their initial in the paper's ink. */
export function Portrait({ name, src, paper = "ceu", size = 40, alt = "", className }: PortraitProps) {
  const initial = name.trim().charAt(0).toLocaleUpperCase("pt-BR");
  return (
    <span
      data-paper={paper}
      className={cx(
        "inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-(--paper) align-middle text-(--paper-ink)",
        className,
      )}
      style={{ width: size, height: size }}
    >
      {src ? (
        <img src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <span
          className="font-display leading-none font-extrabold"
          style={{ fontSize: size * 0.52 }}
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        >
          {initial}
        </span>
      )}
    </span>
  );
}
