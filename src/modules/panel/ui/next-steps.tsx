import { formatCount } from "#kit/format.ts";
import { Panel } from "#ui/panel.tsx";
import type { NextStep } from "../schema.ts";
import { RowList } from "./row-list.tsx";

type Words = { href: string; title: string; detail: string };

const WORDS: Record<NextStep["kind"], (step: NextStep) => Words> = {
  pagar: ({ ref, label }) => ({
    href: `/painel/pedidos/${ref}`,
    title: `Pague o pedido ${formatCount(Number(label))}`,
    detail: "Os arquivos abrem assim que o pagamento cair",
  }),
  baixar: ({ ref, label }) => ({ href: `/painel/pedidos/${ref}`, title: label, detail: "Comprado, e ainda não baixado" }),
  edicao: ({ ref, label }) => ({
    href: `/painel/pedidos/${ref}`,
    title: label,
    detail: "Saiu uma edição nova, grátis para você",
  }),
  cartao: ({ label }) => ({
    href: "/adicionar-cartao",
    title: `O cartão final ${label} está vencendo`,
    detail: "Salve o novo para comprar em dois cliques",
  }),
};

/** What this person may want to do next about what they bought. */
export const NextSteps = ({ steps }: { steps: NextStep[] }) => (
  <Panel title="Para fazer agora">
    <RowList rows={steps.map((step) => ({ key: `${step.kind} ${step.ref} ${step.label}`, ...WORDS[step.kind](step) }))} />
  </Panel>
);
