import { cva } from "class-variance-authority";

const barClass = cva(
  [
    "block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 [&::-webkit-progress-bar]:bg-transparent",
    "[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-(--fill) [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-(--fill)",
    "[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200 forced-color-adjust-none",
  ],
  {
    variants: {
      tone: {
        accent: "bg-well-2 [--fill:var(--accent)]",
        positive: "bg-well-2 [--fill:var(--positive)]",
        warning: "bg-warning/22 [--fill:var(--warning)]",
        paper: "bg-(--paper-ink)/22 [--fill:var(--paper-ink)]",
      },
    },
    defaultVariants: { tone: "accent" },
  },
);

type ProgressBarProps = {
  /** 0 to 1. */
  value: number;
  label: string;
  tone?: "accent" | "positive" | "warning" | "paper";
  className?: string;
};

/** How far along, as a 6px bar. */
export function ProgressBar({ value, label, tone, className }: ProgressBarProps) {
  return (
    <progress aria-label={label} max={1} value={Math.min(1, Math.max(0, value))} className={barClass({ tone, className })} />
  );
}
