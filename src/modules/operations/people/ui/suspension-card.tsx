import { SCOPES } from "#modules/accounts/suspension/rules.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Note } from "#ui/note.tsx";
import { DrawerPart } from "../../orders/ui/drawer-part.tsx";
import { answerAppeal, liftSuspensionFn, suspendPersonFn } from "../functions.ts";
import type { OpenPerson } from "./facts.ts";
import { PersonAct } from "./person-act.tsx";

const LABELS = { comprar: "Comprar", vender: "Vender", sacar: "Sacar" };
const GOES = "Vai inteiro na mensagem que a pessoa recebe, e fica no registro.";

type CardProps = { person: OpenPerson; onChanged: () => Promise<void> };

/** What the account may not do, why, and what its owner asked about it. */
export function SuspensionCard({ person, onChanged }: CardProps) {
  const current = person.suspensions.find(({ endedAt }) => endedAt === null);
  const isSuspended = person.suspendedFrom.length > 0;
  return (
    <DrawerPart title="Suspensão">
      {!isSuspended && <p className="text-sm text-muted">Pode comprar, vender e sacar.</p>}
      {current && (
        <p className="text-sm wrap-anywhere">
          Desde <When at={current.startedAt} />. {current.reason}
        </p>
      )}
      {current?.appeal && <Appeal standing={current} isOwn={person.isOwn} onChanged={onChanged} />}
      {!person.isOwn && (
        <div className="mt-3 flex flex-wrap gap-2">
          <PersonAct
            area="suspensions"
            label={isSuspended ? "Mudar a suspensão" : "Suspender"}
            variant={isSuspended ? "secondary" : "danger-outline"}
            title={isSuspended ? "Mudar a suspensão desta conta?" : "Suspender esta conta?"}
            effect="Vale a partir do próximo clique da pessoa. O que ela comprou e vendeu continua visível para ela, e ela pode pedir revisão."
            hint={GOES}
            done="Conta suspensa. A pessoa foi avisada."
            fields={(mistakes) => (
              <fieldset className="grid gap-1">
                <legend className="mb-1 text-sm font-semibold">O que ela não pode fazer</legend>
                {SCOPES.map((scope) => (
                  <Checkbox key={scope} name="escopo" value={scope} defaultChecked={person.suspendedFrom.includes(scope)}>
                    {LABELS[scope]}
                  </Checkbox>
                ))}
                {mistakes.scopes && (
                  <p role="alert" className="text-2xs text-danger">
                    {mistakes.scopes}
                  </p>
                )}
              </fieldset>
            )}
            act={(motivo, form) => {
              const scopes = SCOPES.filter((scope) => form.getAll("escopo").includes(scope));
              return suspendPersonFn({ data: { userId: person.id, scopes, motivo } });
            }}
            onDone={onChanged}
          />
          {isSuspended && (
            <PersonAct
              area="suspensions"
              label="Terminar a suspensão"
              variant="ghost"
              title="Terminar a suspensão?"
              effect="A conta pode comprar, vender e sacar de novo, e a pessoa é avisada."
              hint={GOES}
              done="A suspensão terminou. A pessoa foi avisada."
              act={(motivo) => liftSuspensionFn({ data: { userId: person.id, motivo } })}
              onDone={onChanged}
            />
          )}
        </div>
      )}
    </DrawerPart>
  );
}

type Standing = OpenPerson["suspensions"][number];

function Appeal({ standing, isOwn, onChanged }: { standing: Standing; isOwn: boolean; onChanged: () => Promise<void> }) {
  const answer = (lifts: boolean) => (motivo: string) => answerAppeal({ data: { suspensionId: standing.id, lifts, motivo } });
  const isWaiting = standing.answeredAt === null && !isOwn;
  return (
    <Note
      title="Pediu revisão."
      className="mt-3"
      action={
        isWaiting && (
          <div className="flex flex-wrap gap-2">
            <PersonAct
              area="suspensions"
              label="Acolher"
              title="Acolher o pedido?"
              effect="A suspensão termina e a pessoa recebe o que você escrever."
              hint={GOES}
              done="Pedido acolhido. A suspensão terminou."
              act={answer(true)}
              onDone={onChanged}
            />
            <PersonAct
              area="suspensions"
              label="Manter"
              variant="ghost"
              title="Manter a suspensão?"
              effect="A suspensão continua e a pessoa recebe o que você escrever. Ela não pede de novo."
              hint={GOES}
              done="A suspensão continua. A pessoa foi avisada."
              act={answer(false)}
              onDone={onChanged}
            />
          </div>
        )
      }
    >
      <span className="whitespace-pre-line wrap-anywhere">{standing.appeal}</span>
      {standing.answer && <span className="mt-1 block text-muted">Respondido: {standing.answer}</span>}
    </Note>
  );
}
