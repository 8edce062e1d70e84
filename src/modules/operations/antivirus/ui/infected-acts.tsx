import { useState } from "react";
import type { FactsOf } from "#kit/answer.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { Button } from "#ui/button.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { type getAntivirus, releaseInfectedFn, undoReleaseFn } from "../functions.ts";
import { infectedMessages } from "../messages.ts";
import type { ReleaseInput } from "../schema.ts";

type Row = FactsOf<typeof getAntivirus>["found"][number];

type Act = { label: string; title: string; done: string; act: (input: ReleaseInput) => Promise<ActAnswer> };

const RELEASE: Act = {
  label: "Liberar",
  title: "Liberar este arquivo?",
  done: "Arquivo liberado.",
  act: (data) => releaseInfectedFn({ data }),
};
const WITHHOLD: Act = {
  label: "Reter de novo",
  title: "Reter este arquivo de novo?",
  done: "Arquivo retido de novo.",
  act: (data) => undoReleaseFn({ data }),
};

const releaseEffect = ({ wasDelivered, signature }: Row): string =>
  wasDelivered
    ? `Libere só se tiver certeza de que o antivírus se enganou. Quem comprou volta a baixar o arquivo, o material que ele pausou volta à venda, e quem foi avisado recebe uma correção. O mesmo arquivo não é mais retido por “${signature}”.`
    : `Libere só se tiver certeza de que o antivírus se enganou. O arquivo não foi guardado: quem o enviou pode enviar de novo, e ele não é mais recusado por “${signature}”.`;
const withholdEffect = ({ wasDelivered, signature }: Row): string =>
  wasDelivered
    ? "O arquivo deixa de ser entregue e o material que o vende é pausado. Quem vende e quem comprou são avisados."
    : `O arquivo volta a ser recusado por “${signature}”. Se já foi enviado de novo, deixa de ser entregue, o material que o vende é pausado, e quem vende e quem comprou são avisados.`;

/** Releases what the antivirus was wrong about, or takes the release back. */
export function InfectedActs({ row, onDone }: { row: Row; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useStepUp();
  const may = useMay();
  if (!may("act", "system") || row.waitsForOwner) return null;
  const { label, title, done, act } = row.releasedAt ? WITHHOLD : RELEASE;
  return (
    <>
      <Button size="sm" className="whitespace-nowrap" aria-label={`${label}: ${row.name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        effect={row.releasedAt ? withholdEffect(row) : releaseEffect(row)}
        confirmLabel={label}
        isDangerous={row.releasedAt !== null}
        messages={infectedMessages}
        act={(motivo) => confirmed(() => act({ infectedId: row.id, motivo }))}
        onDone={(answer) => {
          setAsking(false);
          showToast(doneWords(answer, done));
          onDone();
        }}
      />
      {dialog}
    </>
  );
}
