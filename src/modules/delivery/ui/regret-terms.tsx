import type { ReactNode } from "react";
import { useNow } from "#modules/orders/ui/use-now.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Panel } from "#ui/panel.tsx";

/** The right to give back what was bought at a distance, in plain words, with the button that exercises it while it lasts. */
export function RegretTerms({ endsAt, action }: { endsAt: Date; action: ReactNode }) {
  const now = useNow();
  return (
    <Panel title="Se mudar de ideia">
      <p className="text-sm text-muted">
        {endsAt > now ? (
          <>
            Você pode desistir desta compra até{" "}
            <b className="font-semibold text-ink">
              <When at={endsAt} />
            </b>{" "}
            e receber tudo de volta, sem dizer o motivo (Código de Defesa do Consumidor, art. 49). Ao desistir, os arquivos saem
            da biblioteca.
          </>
        ) : (
          <>
            O prazo de 7 dias para desistir acabou em <When at={endsAt} />. Se um arquivo tiver defeito, responda ao e-mail do
            recibo.
          </>
        )}
      </p>
      {endsAt > now && action}
    </Panel>
  );
}
