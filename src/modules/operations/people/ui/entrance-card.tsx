import { formatFullDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Note } from "#ui/note.tsx";
import { DrawerPart, Fact } from "../../orders/ui/drawer-part.tsx";
import { dropSecondStepResetFn, endPersonSessionsFn, startSecondStepResetFn } from "../functions.ts";
import type { OpenPerson } from "./facts.ts";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { PersonAct } from "./person-act.tsx";

type CardProps = { person: OpenPerson; onChanged: () => Promise<void> };

/** How the account is entered: its sessions and its second step, and what the platform may do when it is lost or taken. */
export function EntranceCard({ person, onChanged }: CardProps) {
  const { id: userId, sessions, seenAt, hasSecondStep, passkeys, resetDueAt, resetWaits, needsOther, isOwn } = person;
  return (
    <DrawerPart title="Entrada na conta">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
        <Fact label="Sessões abertas">{sessions === 0 ? "nenhuma" : plural(sessions, "sessão", "sessões")}</Fact>
        <Fact label="Vista por último">{seenAt ? <When at={seenAt} /> : "sem sessão aberta"}</Fact>
        <Fact label="Verificação em duas etapas">{hasSecondStep ? "ligada" : "desligada"}</Fact>
        <Fact label="Chaves de acesso">{passkeys === 0 ? "nenhuma" : plural(passkeys, "chave", "chaves")}</Fact>
      </dl>
      {resetDueAt && (
        <Note tone="warning" className="mt-3" title="Verificação em duas etapas a desligar.">
          Acontece em {formatFullDateTime(resetDueAt)}, horário de Brasília, se a pessoa não usar um código até lá.
        </Note>
      )}
      {resetWaits && <WaitsNote />}
      {!isOwn && (
        <div className="mt-3 flex flex-wrap gap-2">
          {sessions > 0 && (
            <PersonAct
              label="Encerrar sessões"
              title="Encerrar as sessões desta conta?"
              effect="A pessoa sai de todos os aparelhos na hora e entra de novo quando quiser."
              done="Sessões encerradas."
              act={(motivo) => endPersonSessionsFn({ data: { userId, motivo } })}
              onDone={onChanged}
            />
          )}
          {hasSecondStep && !resetDueAt && !resetWaits && (
            <PersonAct
              label="Desligar a verificação em duas etapas"
              variant="ghost"
              title="Desligar a verificação em duas etapas de quem perdeu o aparelho?"
              effect={`${needsOther ? "Só vale quando outro dono confirmar. A pessoa é avisada então" : "A pessoa é avisada agora"}, e a verificação é desligada 72 horas depois, a menos que ela use um código até lá. Ela sai de todos os aparelhos, e os saques ficam parados por mais 72 horas.`}
              hint="Como você conferiu que é a pessoa. Fica no registro, com o seu nome e a hora."
              done="Anunciado. A pessoa foi avisada."
              act={(motivo) => startSecondStepResetFn({ data: { userId, motivo } })}
              onDone={onChanged}
            />
          )}
          {resetDueAt && (
            <PersonAct
              label="Cancelar o desligamento"
              variant="ghost"
              title="Manter a verificação em duas etapas ligada?"
              effect="O pedido é cancelado e a pessoa é avisada."
              done="A verificação em duas etapas continua ligada."
              act={(motivo) => dropSecondStepResetFn({ data: { userId, motivo } })}
              onDone={onChanged}
            />
          )}
        </div>
      )}
    </DrawerPart>
  );
}
