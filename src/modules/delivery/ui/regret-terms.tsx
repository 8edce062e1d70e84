import type { ReactNode } from "react";
import { timeLeftWords } from "#kit/time-left.ts";
import { useNow } from "#modules/orders/ui/use-now.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Panel } from "#ui/panel.tsx";
import { problemEndsAt } from "../rules/terms.ts";

type RegretTermsProps = { paidAt: Date; endsAt: Date; regretAction: ReactNode; problemAction: ReactNode };

/** The right to give back what was bought at a distance, with the time left and the button that exercises it; and where to say that something is wrong. */
export function RegretTerms({ paidAt, endsAt, regretAction, problemAction }: RegretTermsProps) {
  const now = useNow();
  const isOpen = endsAt > now;
  return (
    <Panel title="Se algo não deu certo">
      <p className="text-sm text-muted">
        {isOpen ? (
          <>
            Você pode desistir desta compra até{" "}
            <b className="font-semibold text-ink">
              <When at={endsAt} />
            </b>{" "}
            ({timeLeftWords(endsAt, now)}) e receber tudo de volta, sem dizer o motivo (Código de Defesa do Consumidor, art. 49).
            Ao desistir, os arquivos saem da biblioteca.
          </>
        ) : (
          <>
            O prazo de 7 dias para desistir acabou em <When at={endsAt} />.
          </>
        )}
      </p>
      {isOpen && regretAction}
      {problemEndsAt(paidAt) > now && (
        <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
          <p className="text-sm text-muted">O arquivo não abre, veio incompleto ou não é o que estava descrito?</p>
          {problemAction}
        </div>
      )}
    </Panel>
  );
}
