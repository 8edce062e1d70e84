import { Button } from "#ui/button.tsx";
import { assignApplicationFn } from "../functions.ts";
import type { OpenApplication } from "./facts.ts";
import { useApplicationAct } from "./use-application-act.ts";

/** Who looks after the application, and the way to take it or to leave it to the others. */
export function Assignee({ application, onChanged }: { application: OpenApplication; onChanged: () => Promise<void> }) {
  const { state, act } = useApplicationAct("solicitacao-responsavel", onChanged);
  const { isBusy, trouble: problem } = state;
  const { id: applicationId, status, assignee, isMine, isOwn } = application;
  const isOver = status === "aprovada" || status === "recusada";
  const turn = (takes: boolean) =>
    void act(
      () => assignApplicationFn({ data: { applicationId, isMine: takes } }),
      takes ? "Está com você." : "Sem ninguém cuidando.",
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-muted">{assignee ? `Com ${isMine ? "você" : assignee}` : "Sem ninguém cuidando"}</span>
      {!isOver && !isOwn && (
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => turn(!isMine)}>
          {isMine ? "Deixar de cuidar" : "Cuidar desta"}
        </Button>
      )}
      {problem && (
        <span role="alert" className="basis-full text-danger">
          {problem}
        </span>
      )}
    </div>
  );
}
