import { useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Section } from "../../ui/section.tsx";
import { useSection } from "../../ui/use-section.ts";
import { getAnticipation, requestAnticipationFn } from "../functions.ts";
import { anticipationMessages, statusWords } from "../messages.ts";
import type { Offer } from "../rules.ts";

/** Having card sales before their day: what would come and what it costs. Nothing where the provider does not offer it. */
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

function AnticipationOffer({ offer, onAnswer }: { offer: Offer; onAnswer: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function ask() {
    setBusy(true);
    const { netCents, costCents } = offer;
    const answer = await requestAnticipationFn({ data: { netCents, costCents } }).catch(() => null);
    setBusy(false);
    setTrouble(answer?.ok ? null : anticipationMessages[answer?.reason ?? "unavailable"]);
    setAsking(false);
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
        A Pagar.me pode pagar antes o que suas vendas no cartão ainda têm a receber:{" "}
        <strong>{formatMoney(offer.netCents)}</strong> em {formatDate(offer.paysAt)}, e custa até{" "}
        <strong>{formatMoney(offer.costCents)}</strong>, que fica com ela. Sem antecipar, o valor inteiro chega nos dias da
        agenda.
      </p>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" loading={isBusy} loadingLabel="Pedindo…" onClick={() => void ask()}>
            Sim, pagar até {formatMoney(offer.costCents)} e antecipar
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            Não antecipar
          </Button>
        </div>
      ) : (
        <Button className="justify-self-start" onClick={() => setAsking(true)}>
          Antecipar {formatMoney(offer.netCents)}
        </Button>
      )}
    </div>
  );
}
