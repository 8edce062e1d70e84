import { useEffect, useState } from "react";
import { createDraftFn } from "#modules/catalog/functions.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { openElsewhere } from "./open-products.ts";
import { readRefusal } from "./read-refusal.ts";

/** Opens the draft this page will fill; an untouched one is used again, unless another tab is about to fill it. */
export function StartProduct({ onStart }: { onStart: (productId: number) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isHere = true;
    void openElsewhere()
      .then((open) => createDraftFn({ data: { openElsewhere: open } }))
      .then((answer) => {
        if (!isHere) return;
        if (answer.ok) onStart(answer.value.productId);
        else setProblem(readRefusal(answer).trouble.message);
      })
      .catch(() => isHere && setProblem("Sem conexão. Nada se perdeu."));
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tries]);

  if (!problem) return <Skeleton className="h-96 max-w-[640px]" />;
  return (
    <Note
      tone="warning"
      role="alert"
      className="max-w-[640px]"
      action={
        <Button
          size="sm"
          onClick={() => {
            setProblem(null);
            setTries(tries + 1);
          }}
        >
          Tentar de novo
        </Button>
      }
    >
      {problem}
    </Note>
  );
}
