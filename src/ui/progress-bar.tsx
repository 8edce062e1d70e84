import { cx } from "tailwind-variants/lite";

type ProgressBarProps = {
  /** 0 to 1. */ value: number;
  label: string;
  tone?: "accent" | "positive" | "warning" | "paper";
  className?: string;
};

const FILLS = { accent: "bg-accent", positive: "bg-positive", warning: "bg-warning", paper: "bg-(--paper-ink)" };

/** How far along, as a 6px bar. */
export function ProgressBar({ value, label, tone = "accent", className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx(
        "h-1.5 overflow-hidden rounded-full forced-colors:border",
        tone === "paper" ? "bg-(--paper-ink)/22" : "bg-well-2",
        className,
      )}
    >
      <div
        className={cx("h-full rounded-full transition-[width] duration-200 forced-color-adjust-none", FILLS[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
