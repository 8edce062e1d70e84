import type { Policy } from "../rules/policy.ts";

/** What is kept in the browser, and why. */
export const cookiePolicy: Policy = {
  slug: "cookies",
  title: "Política de cookies",
  lead: "O que fica guardado no seu navegador, para quê, por quanto tempo, e como dizer não.",
  changes: [
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
      summary: "Sem eles não dá para entrar nem comprar. Não pedem licença e não seguem ninguém.",
      body: [
        {
          list: [
            "sid: um código sorteado que diz que você entrou. Até 30 dias.",
            "cart: um código sorteado para o carrinho de quem não entrou. 60 dias.",
            "aparelho: diz que você já entrou por este navegador, para avisar de entradas estranhas. 400 dias.",
            "navegador: o segundo passo lembrado, só se você pedir. 30 dias.",
            "via: diz que você chegou pelo link de um autor, que paga menos comissão. 7 dias.",
            "tema e consentimento: lembram se você prefere claro ou escuro, e a sua resposta sobre medição. Um ano.",
          ],
        },
        "Em endereços seguros os nomes podem começar por __Host- ou __Secure-, que é como o navegador os protege.",
      ],
    },
    {
      id: "medicao",
      title: "Medição, só com o seu sim",
      summary: "Antes da resposta nada é medido. Recusar é tão fácil quanto aceitar.",
      body: [
        "Só com o seu sim, e só quando esta feira usa a Sentry e a PostHog, vão a elas o que quebrou e por onde se passou. O que a gravação leva e o que nunca leva está na [política de privacidade](/politica-de-privacidade#cookies). Não há publicidade.",
        "A contagem de visitas de cada material não usa cookie.",
      ],
    },
    {
      id: "escolher",
      title: "Como mudar de ideia",
      summary: "Em Preferências de cookies, no rodapé de qualquer página, quando quiser.",
      body: [
        "A resposta vale por um ano e muda em Preferências de cookies, no rodapé. Quem tira o sim para de ser medido na hora. Apagar os cookies pelo navegador também apaga a sua entrada e o carrinho de quem não entrou.",
      ],
    },
  ],
};
