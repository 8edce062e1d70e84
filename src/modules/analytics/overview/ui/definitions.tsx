import type { ReactNode } from "react";
import { Tooltip } from "#ui/tooltip.tsx";

const DEFINITIONS = {
  liquida: {
    name: "Receita líquida",
    text: "O que ficou para você: as vendas sem a comissão, sem o custo do parcelamento e sem o que voltou a quem comprou. O custo do pagamento nos reembolsos que são seus está no extrato e não entra aqui. Cada coisa conta no dia em que o dinheiro se moveu.",
  },
  disponivel: {
    name: "Disponível",
    text: "O que já pode ir para a sua conta no banco. O resto das vendas ainda espera o prazo de liberação.",
  },
  vendas: { name: "Vendas", text: "Materiais pagos. Os grátis contam só nos downloads." },
  downloads: { name: "Downloads", text: "Arquivos baixados, cada vez que alguém baixa. Abrir para ler no navegador não conta." },
  visitantes: {
    name: "Visitantes",
    text: "Quem abriu a página de um material, uma vez por dia em cada um. As suas visitas e as de robôs ficam de fora.",
  },
  conversao: {
    name: "Conversão",
    text: "Pedidos divididos pelos visitantes dos mesmos dias. Sem visitas contadas, fica em branco.",
  },
} as const;

export type Defined = keyof typeof DEFINITIONS;

const idOf = (of: Defined): string => `o-que-conta-${of}`;

/** The name of a figure; what it counts shows on hover and focus, and a press opens the list of all. */
export const DefinedName = ({ of, onAsk, children }: { of: Defined; onAsk: () => void; children?: ReactNode }) => (
  <Tooltip text={DEFINITIONS[of].text}>
    <button
      type="button"
      aria-describedby={idOf(of)}
      onClick={onAsk}
      className="-my-1 min-h-6 cursor-help text-left underline decoration-faint decoration-dotted underline-offset-4 hover:text-ink"
    >
      {children ?? DEFINITIONS[of].name}
    </button>
  </Tooltip>
);

/** What every figure counts, for who cannot hover. */
export const Definitions = ({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) => (
  <details open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)} className="text-sm">
    <summary className="inline-flex min-h-6 cursor-pointer items-center text-2xs font-medium text-muted underline underline-offset-3 hover:text-ink">
      O que cada número conta
    </summary>
    <dl className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
      {Object.entries(DEFINITIONS).map(([of, { name, text }]) => (
        <div key={of}>
          <dt className="font-semibold">{name}</dt>
          <dd id={idOf(of as Defined)} className="text-muted">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
