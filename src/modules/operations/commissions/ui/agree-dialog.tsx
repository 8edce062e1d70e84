import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { formText } from "#ui/form-text.ts";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { agreeCommission } from "../functions.ts";
import { commissionMessages } from "../messages.ts";
import type { FoundTarget } from "../queries/find-targets.ts";
import type { UsualCommissionFacts } from "./facts.ts";
import { PercentField } from "./percent-field.tsx";
import { PickTarget } from "./pick-target.tsx";

type AgreeDialogProps = {
  open: boolean;
  onClose: () => void;
  usual: UsualCommissionFacts;
  /** For whom, when it is known already. */
  known?: FoundTarget;
  onDone: () => Promise<void>;
};

/** Agrees a rate for a store, a category or a product, or changes it: for whom, how much, and why. */
export function AgreeDialog({ open, onClose, usual, known, onDone }: AgreeDialogProps) {
  const [picked, setPicked] = useState<FoundTarget | null>(null);
  const { confirmed, dialog } = useStepUp();
  const target = known ?? picked;

  function close() {
    setPicked(null);
    onClose();
  }

  return (
    <>
      <ReasonDialog
        open={open}
        onClose={close}
        title={known ? `Mudar a comissão de ${known.name}` : "Nova regra de comissão"}
        effect="Vale para os pedidos feitos a partir de agora; os de antes ficam como estão. Os autores são avisados no sino e por e-mail. A de uma categoria espera a confirmação de outro dono, se houver."
        confirmLabel={known ? "Mudar comissão" : "Criar regra"}
        messages={commissionMessages}
        fields={(mistakes) => (
          <>
            {!known && <PickTarget picked={picked} onPick={setPicked} error={mistakes.alvo} />}
            <PercentField usual={usual} bps={known?.bps ?? null} error={mistakes.percent} />
          </>
        )}
        act={async (motivo, form) => {
          if (!target) return { ok: false, reason: "", fields: { alvo: "Escolha para quem é." } };
          const data = { alvo: target.target, fromBps: target.bps, percent: formText(form, "percent"), motivo };
          return confirmed(() => agreeCommission({ data }));
        }}
        onDone={(answer) => {
          close();
          showToast(doneWords(answer, "Comissão combinada. Os autores vão ser avisados."));
          void onDone();
        }}
      />
      {dialog}
    </>
  );
}
