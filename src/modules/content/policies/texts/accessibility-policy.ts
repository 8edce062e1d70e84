import type { Policy } from "../rules/policy.ts";

/** Who can use the market, how that is checked, and what is not there yet. */
export const accessibilityPolicy: Policy = {
  slug: "acessibilidade",
  title: "Acessibilidade",
  lead: "O que fazemos para que qualquer pessoa compre, leia e venda aqui, o que ainda falta e como avisar de uma barreira.",
  changes: [
    {
      version: "2026-11.2",
      since: "2026-11-28",
      what: "Chama de prévia o que se vê de um material antes de comprar, como as telas. O que vale não mudou.",
    },
    { version: "2026-11", since: "2026-11-26", what: "Primeira publicação em página própria." },
  ],
  write: (f) => [
    {
      id: "alvo",
      title: "Nosso alvo e como conferimos",
      summary: "WCAG 2.2 no nível AA e NBR 17225, conferidas por programa em cada tela e com o teclado nas compras.",
      body: [
        "Cada tela é conferida por programa, em claro e escuro, no computador e no celular, e as compras são percorridas só com o teclado antes de cada versão (Lei Brasileira de Inclusão, art. 63).",
        {
          list: [
            "Tudo funciona com o teclado, com o foco sempre à vista; cores nunca dizem nada sozinhas.",
            "O texto pode ser aumentado até 400% sem rolar para o lado, e o movimento respeita a preferência do seu aparelho.",
            "Entrar não pede quebra-cabeça. O tempo do Pix pode ser renovado com um botão.",
          ],
        },
      ],
    },
    {
      id: "falta",
      title: "O que ainda não garantimos",
      summary: "Os arquivos são dos autores, e nem todo PDF traz texto que um leitor de tela leia.",
      body: [
        "A prévia do material e as perguntas ao autor ajudam a saber antes de comprar. Se um arquivo não puder ser lido com o seu recurso, use Relatar problema: ele não é o que você precisava, e o dinheiro pode voltar.",
      ],
    },
    {
      id: "avisar",
      title: "Avise de uma barreira",
      summary: `Tratamos como defeito e respondemos em ${f.contactAnswer}.`,
      body: [
        `[Conte para nós](/ajuda/contato?assunto=acessibilidade) ou escreva para [${f.email}](mailto:${f.email}): enquanto não conserta, ajudamos você a fazer o que queria. A resposta vem em ${f.contactAnswer}, nunca depois de ${f.contactHardDays} dias.`,
      ],
    },
  ],
};
