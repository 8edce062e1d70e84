import { useState } from "react";
import { formatCount } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";

/** The first rows of a list and the button that shows the others; `fewest` says how many those are in words. */
export function useFolded<Row>(rows: Row[], first: number, fewest: string) {
  const [isWhole, setWhole] = useState(false);
  const hidden = rows.length - first;
  const more = hidden > 0 && (
    <div className="border-t border-line px-4 py-3 md:px-5">
      <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? `Mostrar só os ${fewest} primeiros` : `Mostrar os outros ${formatCount(hidden)}`}
      </Button>
    </div>
  );
  return { shown: isWhole ? rows : rows.slice(0, first), more };
}
