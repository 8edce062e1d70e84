import { useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { Section } from "../../ui/section.tsx";
import { useSection } from "../../ui/use-section.ts";
import { getAnticipation, requestAnticipationFn } from "../functions.ts";
import { anticipationMessages, statusWords } from "../messages.ts";
import type { Offer } from "../rules.ts";

/** Receiving card sales before their date: the amount and its cost. Empty when the provider does not offer it. */
export function AnticipationSection() {
  const state = useSection(() => getAnticipation());
  return (
    <Section name="antecipacao" subject="a antecipação" state={state} skeleton={null}>
      {({ offer, latest }) =>
        (offer || latest) && (
          <Panel id="antecipacao" title="Antecipar vendas no cartão" className="scroll-mt-20">
            {latest && (
              <p className="text-sm">
                {formatMoney(latest.netCents)}, pedida em {formatDate(latest.createdAt)}. {statusWords[latest.status]}
              </p>
            )}
            {offer && <AnticipationOffer offer={offer} onAnswer={state.reload} />}
          </Panel>
        )
      }
    </Section>
  );
}

const NO_ANSWER = "Não sabemos se o pedido chegou à Pagar.me. Atualize a página e confira antes de pedir de novo.";

function AnticipationOffer({ offer, onAnswer }: { offer: Offer; onAnswer: () => void }) {
  const { confirmed, dialog } = useStepUp();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [net, cost] = [formatMoney(offer.netCents), formatMoney(offer.costCents)];

  async function ask() {
    setBusy(true);
    const { netCents, costCents } = offer;
    const answer = await confirmed(() => requestAnticipationFn({ data: { netCents, costCents } })).catch(() => undefined);
    setBusy(false);
    if (answer === null) return;
    setAsking(false);
    if (answer?.ok) showToast("Antecipação pedida.");
    else setTrouble(answer ? anticipationMessages[answer.reason] : NO_ANSWER);
    onAnswer();
  }

  return (
    <div className="mt-3 grid gap-3 text-sm first:mt-0">
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      <p>
        A Pagar.me pode pagar antes o que suas vendas no cartão ainda têm a receber: <strong>{net}</strong> em{" "}
        {formatDate(offer.paysAt)}, e custa até <strong>{cost}</strong>, que fica com ela. Sem antecipar, o valor inteiro chega
        nos dias da agenda.
      </p>
      <Button className="justify-self-start" onClick={() => (setTrouble(null), setAsking(true))}>
        Antecipar {net}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={`Antecipar ${net}?`}
        description={`Chega em ${formatDate(offer.paysAt)} e custa até ${cost}. Depois de aprovada pela Pagar.me, não dá para desfazer.`}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button variant="primary" loading={isBusy} loadingLabel="Pedindo…" onClick={() => void ask()}>
              Pagar até {cost} e antecipar
            </Button>
          </>
        }
      />
      {dialog}
    </div>
  );
}
