import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { voteArticleFn } from "../functions.ts";

/** Whether it helped; one answer of each visitor, and a way on when it did not. */
export function WasUseful({ slug }: { slug: string }) {
  const [answer, setAnswer] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function vote(isUseful: boolean) {
    const saved = await voteArticleFn({ data: { slug, isUseful } }).catch(() => null);
    setFailed(!saved?.ok);
    if (saved?.ok) setAnswer(isUseful);
  }

  return (
    <div className="mt-9 border-t border-line pt-4 text-sm print:hidden">
      {answer === null && (
        <fieldset aria-labelledby="foi-util" className="flex flex-wrap items-center gap-3">
          <span id="foi-util" className="font-semibold">
            Foi útil?
          </span>
          <Button size="sm" onClick={() => void vote(true)}>
            Sim
          </Button>
          <Button size="sm" onClick={() => void vote(false)}>
            Não
          </Button>
        </fieldset>
      )}
      <output>
        {hasFailed && "Não conseguimos guardar a resposta. Tente de novo."}
        {!hasFailed && answer === true && "Obrigado. Isso ajuda a manter esta resposta boa."}
        {!hasFailed && answer === false && (
          <>
            Obrigado por dizer.{" "}
            <RouterLink href="/ajuda/contato" className="link">
              Conte o que faltou
            </RouterLink>{" "}
            e nossa equipe responde.
          </>
        )}
      </output>
    </div>
  );
}
