import { CircleAlert } from "lucide-react";
import { useLayoutEffect, useRef } from "react";

type FieldMistake = { /** The id of the input to go to. */ fieldId: string; message: string };

type ErrorSummaryProps = {
  mistakes: FieldMistake[];
  title?: string;
};

/**
 * What to fix, linked to each field, when there is more than one or when a field is not on the screen. A refused submit takes
 * focus to it (`focusRefused`), or to the only field that is wrong.
 */
export function ErrorSummary({ mistakes, title = "Confira estes campos" }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  // Which fields are drawn is known only after drawing.
  useLayoutEffect(() => {
    if (box.current) box.current.hidden = mistakes.length === 1 && fieldOf(mistakes[0]) !== null;
  });
  if (mistakes.length === 0) return null;

  return (
    <div ref={box} data-summary role="alert" tabIndex={-1} className="flex gap-3 rounded-ctl bg-danger-soft px-4 py-3.5 text-sm">
      <CircleAlert aria-hidden className="mt-px size-5 text-danger" />
      <div>
        <b className="font-semibold">{title}</b>
        <ul className="mt-1 grid gap-0.5">
          {mistakes.map((mistake) => (
            <li key={mistake.fieldId}>
              <a
                href={`#${mistake.fieldId}`}
                className="inline-flex min-h-6 items-center underline underline-offset-3"
                onClick={(event) => {
                  event.preventDefault();
                  fieldOf(mistake)?.focus();
                }}
              >
                {mistake.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const fieldOf = (mistake: FieldMistake | undefined) => (mistake ? document.getElementById(mistake.fieldId) : null);
