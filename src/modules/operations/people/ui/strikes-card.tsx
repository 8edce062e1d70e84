import { liftStrikeFn } from "#modules/moderation/strikes/functions.ts";
import { StrikePill } from "#modules/moderation/strikes/ui/strike-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { DrawerPart } from "../../orders/ui/drawer-part.tsx";
import type { OpenPerson } from "./facts.ts";
import { PersonAct } from "./person-act.tsx";

type StrikesCardProps = { strikes: OpenPerson["strikes"]; onChanged: () => Promise<void> };

/** What counts or counted against a person's store, and the way to take it back before its time. */
export function StrikesCard({ strikes, onChanged }: StrikesCardProps) {
  if (strikes.length === 0) return null;
  return (
    <DrawerPart title="Advertências da loja">
      <ul className="grid gap-4 text-sm">
        {strikes.map((strike) => (
          <li key={strike.id} className="grid justify-items-start gap-1.5 wrap-anywhere">
            <span className="flex flex-wrap items-center gap-2">
              <b className="font-semibold">{strike.title ?? "Sobre a loja"}</b>
              <StrikePill strike={strike} />
            </span>
            <span className="whitespace-pre-line">{strike.reason}</span>
            <span className="text-2xs text-muted">
              <When at={strike.givenAt} as="day" /> a <When at={strike.liftedAt ?? strike.endsAt} as="day" />
              {strike.liftedReason && `. ${strike.liftedReason}`}
            </span>
            {strike.isActive && (
              <PersonAct
                area="moderation"
                label="Retirar advertência"
                variant="ghost"
                title="Retirar esta advertência?"
                effect="Ela deixa de contar agora, e o autor é avisado. O material a que ela se refere continua como está."
                hint="Vai inteiro na mensagem que o autor recebe, e fica no registro."
                done="Advertência retirada. O autor foi avisado."
                act={(motivo) => liftStrikeFn({ data: { strikeId: strike.id, motivo } })}
                onDone={onChanged}
              />
            )}
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}
