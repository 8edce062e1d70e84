import type { Block } from "../../rules/blocks.ts";
import type { PlatformFacts } from "../../rules/platform-facts.ts";

export const HELP_CATEGORIES = ["comprar", "arquivos", "devolver", "conta", "privacidade", "vender", "receber"] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

export const CATEGORY_WORDS: Record<HelpCategory, { title: string; line: string }> = {
  comprar: { title: "Comprar e pagar", line: "Pix, cartão, cupons, carrinho" },
  arquivos: { title: "Seus arquivos", line: "Baixar, ler, imprimir, licenças" },
  devolver: { title: "Desistir e devolver", line: "Prazos, defeitos, dinheiro de volta" },
  conta: { title: "Conta e segurança", line: "Entrar, senha, verificação em duas etapas, notificações" },
  privacidade: { title: "Privacidade", line: "Cópia dos dados, perfil, exclusão" },
  vender: { title: "Vender", line: "Abrir a loja, publicar, cupons" },
  receber: { title: "Receber o seu dinheiro", line: "Comissão, saldo, saque, notas" },
};

/** An answer of the help. `slug` is its address and never changes; the title is the question as people ask it. */
export type Article = {
  slug: string;
  title: string;
  category: HelpCategory;
  /** Other words by which people look for it. */
  keywords: string;
  /** Shown in /faq too. */
  isFrequent?: true;
  related?: string[];
  write: (facts: PlatformFacts) => Block[];
};

/** An article as words of today. */
export type WrittenArticle = Omit<Article, "write" | "isFrequent"> & { isFrequent: boolean; body: Block[] };

export const writeArticle = ({ write, isFrequent, ...article }: Article, facts: PlatformFacts): WrittenArticle => ({
  ...article,
  isFrequent: isFrequent === true,
  body: write(facts),
});
