import { useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { approveApplicationAsAdmin, startApplicationReview } from "../functions.ts";
import { AskDialog } from "./ask-dialog.tsx";
import type { OpenApplication } from "./facts.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useApplicationAct } from "./use-application-act.ts";

/** The three answers. Approving says yes to what was still to be looked at. */
export function ApplicationActs({ application, onChanged }: { application: OpenApplication; onChanged: () => Promise<void> }) {
  const { state, act } = useApplicationAct("solicitacao-atos", onChanged);
  const { isBusy, trouble: problem } = state;
  const [asking, setAsking] = useState<"ajustes" | "recusa" | null>(null);
  const left = application.items.filter((item) => item.state === "conferir").length;
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
        {application.status === "enviada" && (
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => void act(() => startApplicationReview({ data: { applicationId: application.id } }), "Em análise.")}
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
              () => approveApplicationAsAdmin({ data: { applicationId: application.id } }),
              `A loja ${application.answers.storeName} está aberta.`,
            )
          }
        >
          Aprovar
        </Button>
      </div>
      <AskDialog open={asking === "ajustes"} application={application} onClose={close} onChanged={onChanged} />
      <RefuseDialog open={asking === "recusa"} application={application} onClose={close} onChanged={onChanged} />
    </div>
  );
}
