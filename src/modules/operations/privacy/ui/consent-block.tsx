import { useState } from "react";
import { refuses } from "#modules/accounts/privacy/rules.ts";
import type { ConsentAnswer } from "#modules/accounts/privacy/schema.ts";
import { answerConsent, useConsent } from "#modules/accounts/privacy/ui/consent.ts";
import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";
import type { PrivacyFacts } from "../schema.ts";

const WHERE: Record<ConsentAnswer["how"], string> = {
  aviso: "no aviso de cookies",
  rodape: "nas preferências de cookies",
  conta: "aqui",
};

type ConsentBlockProps = { facts: PrivacyFacts; onChanged: () => void };

/** The one thing that is optional, and the proof of each answer. */
export function ConsentBlock({ facts: { answers, terms }, onChanged }: ConsentBlockProps) {
  const saved = useConsent() ?? null;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function choose(isGiven: boolean) {
    if (wanted !== null) return;
    setWanted(isGiven);
    setFailed(!(await answerConsent(isGiven, "conta")));
    setWanted(null);
    onChanged();
  }

  return (
    <Panel title="Consentimentos" data-section="consentimentos">
      <Switch
        name="medicao"
        checked={wanted ?? !refuses(saved)}
        onChange={(event) => void choose(event.currentTarget.checked)}
        hint="Soma as visitas a cada material, sem cookie e sem guardar de quem são. Nunca na entrada, na compra e no dinheiro. Desligar vale na hora."
      >
        Medir como uso o site
      </Switch>
      {hasFailed && (
        <Note tone="danger" role="alert" className="mt-2">
          Não conseguimos guardar a sua resposta. Tente de novo.
        </Note>
      )}
      <h3 className="mt-4 font-text text-xs font-semibold text-muted">O que você respondeu</h3>
      {answers.length === 0 ? (
        <p className="mt-1 text-sm">Ainda nada. Até lá, suas visitas entram na soma de cada material, sem dizer de quem são.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-sm">
          {answers.map((answer) => (
            <li key={answer.at.getTime()} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>
                {answer.isGiven ? "Aceitou" : "Recusou"} a medição, {WHERE[answer.how]}
              </span>
              <span className="tn text-muted">
                {formatFullDateTime(answer.at)} · texto {answer.textVersion}
              </span>
            </li>
          ))}
        </ul>
      )}
      {terms.length > 0 && (
        <>
          <h3 className="mt-4 font-text text-xs font-semibold text-muted">Termos que você aceitou</h3>
          <ul className="mt-1 divide-y divide-line text-sm">
            {terms.map(({ version, since, orders, atOpening }) => (
              <li key={version} className="flex flex-wrap justify-between gap-x-4 py-2">
                <a href="/termos-de-uso#versoes" className="link inline-block py-0.5">
                  Versão {version}
                </a>
                <span className="tn text-muted">
                  {[atOpening && "ao abrir a conta", orders > 0 && plural(orders, "pedido", "pedidos")]
                    .filter(Boolean)
                    .join(" e ")}
                  , desde {formatDate(since)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
