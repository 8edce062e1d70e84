import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

type FieldMistake = { /** The id of the input to go to. */ fieldId: string; message: string };

type ErrorSummaryProps = { mistakes: FieldMistake[]; title?: string };

/** What to fix, linked to each field, when there is more than one. Takes focus when it appears. */
export function ErrorSummary({ mistakes, title = "Confira estes campos" }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = mistakes.length > 1;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;

  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-ctl bg-danger-soft px-4 py-3.5 text-sm">
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
                  document.getElementById(mistake.fieldId)?.focus();
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
