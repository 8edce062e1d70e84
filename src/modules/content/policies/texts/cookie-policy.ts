import type { Policy } from "../rules/policy.ts";

/** What is kept in the browser, and why. */
export const cookiePolicy: Policy = {
  slug: "cookies",
  title: "Política de cookies",
  lead: "O que fica guardado no seu navegador, para quê, por quanto tempo, e como dizer não.",
  changes: [
    {
      version: "2026-11.2",
      since: "2026-11-28",
      what: "Usa palavras mais simples, as mesmas das telas: verificação em duas etapas, aceitar em vez de “o seu sim”. O que vale não mudou.",
    },
    {
      version: "2026-11",
      since: "2026-11-26",
      what: "Primeira publicação em página própria, com o nome e a duração de cada cookie.",
    },
  ],
  write: () => [
    {
      id: "necessarios",
      title: "Cookies que fazem o site funcionar",
      summary:
        "Sem eles não dá para entrar nem comprar. Não dependem da sua autorização e não acompanham ninguém por outros sites.",
      body: [
        {
          list: [
            "sid: um código sorteado que diz que você entrou. Até 30 dias.",
            "cart: um código sorteado para o carrinho de quem não entrou. 60 dias.",
            "aparelho: diz que você já entrou por este navegador, para avisar de entradas estranhas. 400 dias.",
            "navegador: lembra a verificação em duas etapas neste navegador, só se você pedir. 30 dias.",
            "via: diz que você chegou pelo link de um autor, que paga menos comissão. 7 dias.",
            "tema e consentimento: lembram se você prefere claro ou escuro, e a sua resposta sobre os cookies de medição. Um ano.",
          ],
        },
        "Em endereços seguros os nomes podem começar por __Host- ou __Secure-, que é como o navegador os protege.",
      ],
    },
    {
      id: "medicao",
      title: "Medição, só se você aceitar",
      summary: "Antes da resposta nada é medido. Recusar é tão fácil quanto aceitar.",
      body: [
        "Só se você aceitar, e só quando este site usa a Sentry e a PostHog, elas recebem os erros e as páginas vistas. O que a gravação leva e o que nunca leva está na [política de privacidade](/politica-de-privacidade#cookies). Não há publicidade.",
        "A contagem de visitas de cada material não usa cookie.",
      ],
    },
    {
      id: "escolher",
      title: "Como mudar a sua escolha",
      summary: "Em Preferências de cookies, no rodapé de qualquer página, quando quiser.",
      body: [
        "A resposta vale por um ano e muda em Preferências de cookies, no rodapé. Quem deixa de aceitar para de ser medido na hora. Apagar os cookies pelo navegador também encerra a sua sessão e apaga o carrinho de quem não entrou.",
      ],
    },
  ],
};
