import { cx } from "class-variance-authority";
import { useId } from "react";
import { FieldError } from "./field.tsx";

const STAR = "M12 1.2l3.2 6.6 7.2 1-5.2 5.1 1.3 7.2L12 17.7l-6.5 3.4 1.3-7.2L1.6 8.8l7.2-1z";

function Star({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 22" fill="currentColor" aria-hidden className={className}>
      <path d={STAR} />
    </svg>
  );
}

const STARS = ["1 estrela", "2 estrelas", "3 estrelas", "4 estrelas", "5 estrelas"];

type StarInputProps = {
  legend: string;
  name: string;
  value: number | null;
  onValue: (value: number) => void;
  /** What each of the five says, where a form asks for several scores and each needs a name of its own. */
  words?: readonly string[];
  error?: string | undefined;
  disabled?: boolean;
};

/** A score from 1 to 5, given by star: a radio group, 44px each. */
export function StarInput({ legend, name, value, onValue, words = STARS, error, disabled }: StarInputProps) {
  const group = useId();
  return (
    <fieldset
      disabled={disabled}
      tabIndex={-1}
      data-wrong={error ? "" : undefined}
      aria-describedby={error ? `${group}-error` : undefined}
    >
      <legend className="mb-1 text-xs font-semibold">{legend}</legend>
      <div className="flex">
        {words.map((word, index) => (
          <label
            key={word}
            className="relative grid size-11 place-items-center rounded-ctl hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`${name}-${group}`}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onValue(index + 1)}
              aria-label={word}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <Star className={cx("size-7", value !== null && index < value ? "text-ink" : "text-line-strong opacity-55")} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${group}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
