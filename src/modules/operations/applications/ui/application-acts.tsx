import { useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { approveRequest, startRequestReview } from "../functions.ts";
import { AskDialog } from "./ask-dialog.tsx";
import type { OpenRequest } from "./facts.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useRequestAct } from "./use-application-act.ts";

/** The three answers. Approving says yes to what was still to be looked at. */
export function RequestActs({ request, onChanged }: { request: OpenRequest; onChanged: () => Promise<void> }) {
  const { isBusy, problem, act } = useRequestAct(onChanged);
  const [asking, setAsking] = useState<"ajustes" | "recusa" | null>(null);
  const left = request.items.filter((item) => item.state === "conferir").length;
  const close = () => setAsking(null);
  return (
    <div className="grid gap-3">
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {left > 0 && (
        <p className="text-2xs text-muted">
          Aprovar confirma também {plural(left, "item por conferir", "itens por conferir")} acima.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {request.status === "enviada" && (
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => void act(() => startRequestReview({ data: { requestId: request.id } }), "Em análise.")}
          >
            Começar análise
          </Button>
        )}
        <Button variant="ghost" disabled={isBusy} onClick={() => setAsking("recusa")}>
          Recusar
        </Button>
        <Button disabled={isBusy} onClick={() => setAsking("ajustes")}>
          Pedir ajustes
        </Button>
        <Button
          variant="primary"
          className="ml-auto"
          loading={isBusy}
          loadingLabel="Registrando…"
          onClick={() =>
            void act(
              () => approveRequest({ data: { requestId: request.id } }),
              `A loja ${request.answers.storeName} está aberta.`,
            )
          }
        >
          Aprovar
        </Button>
      </div>
      <AskDialog open={asking === "ajustes"} request={request} onClose={close} onChanged={onChanged} />
      <RefuseDialog open={asking === "recusa"} request={request} onClose={close} onChanged={onChanged} />
    </div>
  );
}
