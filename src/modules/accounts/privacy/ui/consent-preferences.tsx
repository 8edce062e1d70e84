import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { allows } from "../rules.ts";
import { useConsent } from "./consent.ts";
import { ConsentButtons } from "./consent-buttons.tsx";

type ConsentPreferencesProps = { open: boolean; onClose: () => void };

/** What each kind of cookie is for, and the answer that may change at any time. */
export function ConsentPreferences({ open, onClose }: ConsentPreferencesProps) {
  const saved = useConsent();
  return (
    <Dialog open={open} onClose={onClose} title="Preferências de cookies" actions={<Button onClick={onClose}>Fechar</Button>}>
      <div className="grid gap-5 text-sm">
        <div>
          <h3 className="font-text text-sm font-semibold">Necessários: sempre ligados</h3>
          <p className="mt-1 text-muted">
            Mantêm a sua entrada, o carrinho, o tema claro ou escuro e esta resposta. Sem eles o site não funciona.
          </p>
        </div>
        <div>
          <h3 className="font-text text-sm font-semibold">Medição: {stateOf(saved)}</h3>
          <p className="mt-1 mb-3 text-muted">
            Se você aceitar, erros e visitas são gravados sem textos, sem imagens e sem campos além da busca, pela Sentry e pela
            PostHog, quando este site as usa. Se não aceitar, só somamos por dia quantas vezes cada material é aberto e de que
            site vieram, sem guardar quem abriu; se você recusar, nem isso. Nunca na entrada, na compra e no dinheiro. Sem
            publicidade, e nada é vendido.
          </p>
          <ConsentButtons how="rodape" onDone={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

function stateOf(saved: ReturnType<typeof useConsent>): string {
  if (!saved) return "você ainda não respondeu";
  return allows(saved) ? "você aceitou" : "você recusou";
}
