import { RouterLink } from "#ui/router-link.tsx";
import { ConsentButtons } from "./consent-buttons.tsx";

/** Asks once, at a corner, without covering the page or taking the keyboard. In every page as it comes; shown by `ASK_SCRIPT`. */
export function ConsentBanner() {
  return (
    <section
      aria-labelledby="consent-title"
      data-section="consentimento"
      className="fixed inset-x-3 hidden in-data-ask:block bottom-3 z-20 rounded-panel border-2 border-ink bg-surface p-2 shadow-pop max-md:in-data-ask:flex max-md:items-center max-md:gap-2 max-md:[[data-bottom-bar]~&]:bottom-[calc(92px+env(safe-area-inset-bottom))] md:right-auto md:bottom-5 md:left-5 md:w-[400px] md:p-4 print:hidden"
    >
      <h2 id="consent-title" className="min-w-0 flex-1 font-text text-xs font-semibold md:text-sm">
        Podemos usar cookies de medição?
      </h2>
      <p className="mt-1 mb-3 text-xs text-muted max-md:sr-only">
        A entrada e o carrinho usam cookies de qualquer jeito. Só gravamos erros e páginas vistas se você aceitar. Sem
        publicidade.{" "}
        <RouterLink href="/politica-de-privacidade" className="link">
          Saiba mais
        </RouterLink>
      </p>
      <ConsentButtons how="aviso" />
    </section>
  );
}
