import { useEffect, useRef } from "react";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import type { Trouble } from "./use-place-order.ts";

/** What stopped the payment, read out at once; focus goes to it. */
export function TroubleNote({ trouble, totalCents }: { trouble: Trouble | null; totalCents: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) box.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-ctl">
      <Note tone={trouble.totalBeforeCents === undefined ? "danger" : "warning"}>
        {trouble.sentence}
        {trouble.totalBeforeCents !== undefined && (
          <span className="mt-1 block">
            Total antes: <Money cents={trouble.totalBeforeCents} />. Total agora:{" "}
            <b>
              <Money cents={totalCents} />
            </b>
            .
          </span>
        )}
      </Note>
    </div>
  );
}
