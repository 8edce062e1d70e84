import { useId, type ReactNode } from "react";
import { cx } from "class-variance-authority";

type SegmentedProps<Value extends string> = {
  label: string;
  options: { value: Value; label: ReactNode }[];
  value: Value;
  onValue: (value: Value) => void;
  disabled?: boolean;
  className?: string;
};

/** Two to four short options that change the same view. */
export function Segmented<Value extends string>({ label, options, value, onValue, disabled, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className={cx("inline-flex gap-0.5 rounded-ctl bg-well-2 p-[3px]", className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-[34px] items-center rounded-block px-3 text-xs font-medium text-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_1px_2px_oklch(0_0_0/0.13)] has-focus-visible:outline-2 has-focus-visible:outline-accent forced-colors:has-checked:outline"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
            className="absolute inset-0 cursor-[inherit] opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
