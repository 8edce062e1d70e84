import { brand } from "#kit/brand/brand.ts";
import type { Block } from "../rules/blocks.ts";
import type { PlatformFacts } from "../rules/platform-facts.ts";

export type AboutSection = { id: string; title: string; body: Block[] };

/** Who makes the market, why, and for whom it must work. */
export const aboutSections = (f: PlatformFacts): AboutSection[] => [
  {
    id: "por-que",
    title: "Por que existimos",
    body: [
      `Nas feiras brasileiras, autores penduram folhetos num barbante e ficam atrás, para quem quiser conversar. ${brand.The} é essa feira na internet: planos de aula, planilhas, moldes, fontes, áudios e livros, com o nome de quem fez junto de cada um.`,
      "Quem compra sabe de quem está comprando, vê páginas de verdade antes e recebe na hora. Quem vende põe o seu preço, escolhe a licença e vê cada centavo.",
    ],
  },
  {
    id: "como-ganhamos",
    title: "Como ganhamos dinheiro",
    body: [
      `Com uma comissão de ${f.commission} do que é pago, no mínimo ${f.leastCommission} por material, ou ${f.ownCommission} quando a pessoa veio pelo próprio autor. Não há mensalidade, anúncio nem taxa para quem compra. A conta inteira está na [política de pagamentos](/politica-de-pagamentos#comissao), e quem quer vender pode fazê-la com o seu preço em [Quero ser autor](/quero-ser-autor#taxas).`,
    ],
  },
  {
    id: "combinados",
    title: "O que prometemos",
    body: [
      {
        list: [
          "O preço que aparece é o que se paga.",
          `${f.withdrawalRightDays} dias para desistir, com um botão.`,
          "O que você comprou continua seu, mesmo que saia de venda.",
          "Nenhum dado vendido, nenhuma publicidade, nada que espione.",
          `Nossa equipe responde em até ${f.contactAnswer}, e nunca em mais de ${f.contactHardDays} dias.`,
        ],
      },
    ],
  },
  {
    id: "codigo-aberto",
    title: "Código aberto",
    body: [
      "O programa que faz a feira é livre, sob a licença MIT: qualquer pessoa pode ler como os preços, as comissões e o dinheiro são calculados. Achou uma falha? [Veja como avisar](/ajuda/avisar-falha-de-seguranca).",
    ],
  },
  {
    id: "acessibilidade",
    title: "Acessibilidade",
    body: [
      "A feira é feita para que qualquer pessoa compre, leia e venda. Nosso alvo são as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, e a NBR 17225. Cada tela é conferida por programa, em claro e escuro, no computador e no celular, e as compras são percorridas só com o teclado antes de cada versão.",
      {
        list: [
          "Tudo funciona com o teclado, com o foco sempre à vista; cores nunca dizem nada sozinhas.",
          "O texto pode ser aumentado até 400% sem rolar para o lado, e o movimento respeita a preferência do seu aparelho.",
          "Entrar não pede quebra-cabeça. O tempo do Pix pode ser renovado com um botão.",
        ],
      },
      "O que ainda não garantimos: os arquivos são dos autores, e nem todo PDF traz texto que um leitor de tela leia. A prévia e as perguntas ao autor ajudam a saber antes.",
      "Encontrou uma barreira? [Conte para nós](/ajuda/contato?assunto=acessibilidade): tratamos como defeito, e enquanto não conserta ajudamos você a fazer o que queria.",
    ],
  },
  {
    id: "contato",
    title: "Contato e imprensa",
    body: [
      `O [formulário de contato](/ajuda/contato) é o caminho mais rápido, porque já leva o pedido junto. Imprensa, escolas e parcerias: [${f.email}](mailto:${f.email}).`,
    ],
  },
];
