import { Check } from "lucide-react";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { FirstStep } from "../schema.ts";

const WORDS: Record<FirstStep["key"], { title: string; detail: string; href: string }> = {
  receber: {
    title: "Cadastre-se para receber",
    detail: "A Pagar.me precisa saber para onde mandar o seu dinheiro.",
    href: "/painel/configurar-pagamentos",
  },
  material: {
    title: "Publique o primeiro material",
    detail: "Comece pelos arquivos: o resto se preenche em uma página.",
    href: "/painel/adicionar-produto",
  },
  vitrine: {
    title: "Arrume a vitrine",
    detail: "Um retrato e uma frase fazem a loja parecer com você.",
    href: "/painel/minha-loja",
  },
};

/** What a fresh author does to begin selling; it goes away by itself when all is done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter((step) => step.isDone).length;
  return (
    <Panel
      title="Primeiros passos"
      data-section="primeirosPassos"
      action={<span className="tn text-sm text-muted">{done} de 3</span>}
    >
      <ol>
        {steps.map(({ key, isDone }, index) => (
          <li key={key} className="flex items-start gap-3.5 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
            <span
              aria-hidden
              className={`tn grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-bold ${isDone ? "border-ink bg-ink text-bg" : "border-ink"}`}
            >
              {isDone ? <Check className="size-4 stroke-3" /> : index + 1}
            </span>
            <div className="min-w-0">
              {isDone ? (
                <p className="font-semibold text-muted">
                  {WORDS[key].title}
                  <span className="sr-only">: feito</span>
                </p>
              ) : (
                <RouterLink href={WORDS[key].href} className="font-semibold underline underline-offset-3">
                  {WORDS[key].title}
                </RouterLink>
              )}
              <p className="text-sm text-muted">{WORDS[key].detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
