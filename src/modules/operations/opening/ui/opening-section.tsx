import { CheckCircle2, Circle } from "lucide-react";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { getOpening } from "../functions.ts";
import type { Opening, OpeningStep } from "../rules.ts";

type Words = { title: string; lacking: string; href: string };

const WORDS: Record<OpeningStep, Words> = {
  marca: {
    title: "Nome, logo e cores do mercado",
    lacking: "Ainda são os padrão.",
    href: "/painel/admin/interno#marca",
  },
  empresa: {
    title: "Razão social, CNPJ e endereço",
    lacking: "O rodapé e as políticas mostram uma empresa de exemplo. Está em Números, “Quem responde pelo site”.",
    href: "/painel/admin/interno#numeros",
  },
  categorias: {
    title: "Categorias",
    lacking: "Ainda não há nenhuma, e sem elas ninguém publica.",
    href: "/painel/admin/categorias",
  },
  email: {
    title: "Envio de e-mails",
    lacking: "O servidor de e-mail ainda não aceitou nenhuma mensagem.",
    href: "/painel/admin/interno#emails",
  },
  provedor: {
    title: "Chaves do Pagar.me",
    lacking: "São de teste: nenhum dinheiro de verdade se move.",
    href: "/painel/admin/interno#provedor",
  },
  dono: {
    title: "Um segundo dono",
    lacking: "Ajuda quem perder o aparelho e os códigos, e confirma os atos mais graves.",
    href: "/painel/admin/equipe",
  },
};

/** What is left before the market sells for real, with where each is done; gone once nothing is. */
export function OpeningSection() {
  const state = useSection(() => getOpening());
  return (
    <Section name="opening" subject="o que falta para abrir" state={state} skeleton={null} className="empty:hidden">
      {({ steps }) => steps && <Steps opening={steps} />}
    </Section>
  );
}

function Steps({ opening }: { opening: Opening }) {
  const done = opening.filter((one) => one.isDone).length;
  return (
    <Panel title="Antes de abrir" aria-label="Antes de abrir">
      <p className="mb-2 text-sm text-muted">
        {done} de {opening.length} feitos. Este quadro desaparece quando não faltar nada.
      </p>
      <ol>
        {opening.map(({ step, isDone }) => {
          const { title, lacking, href } = WORDS[step];
          return (
            <li key={step} className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-sm">
              <span className="min-w-0 flex-1">
                {isDone ? (
                  title
                ) : (
                  <RouterLink
                    href={href}
                    className="inline-flex min-h-6 items-center font-semibold underline-offset-3 hover:underline max-md:underline"
                  >
                    {title}
                  </RouterLink>
                )}
                {!isDone && <span className="block text-2xs text-muted">{lacking}</span>}
              </span>
              <StatusPill
                tone={isDone ? "positive" : "warning"}
                icon={isDone ? <CheckCircle2 /> : <Circle />}
                status={isDone ? "feito" : "falta"}
              >
                {isDone ? "Feito" : "Falta"}
              </StatusPill>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
