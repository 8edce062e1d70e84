import { render, toPlainText } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { checkEmailText } from "#kit/check-email-text.ts";
import type { EmailParts } from "#kit/email-text.ts";
import { type KnownText, emailTexts } from "./templates.ts";

const mandatoryOf = ({ text }: KnownText): string[] =>
  Object.entries(text.variables).flatMap(([name, { isMandatory }]) => (isMandatory ? [name] : []));

/** The least that may be saved: what no body leaves out, and no other word. */
const leastOf = (known: KnownText): EmailParts => ({
  subject: "Assunto",
  preview: "",
  title: "Título",
  body: mandatoryOf(known)
    .map((name) => `{{${name}}}`)
    .join("\n\n"),
  button: known.text.hasButton ? "Ir" : "",
});

async function readLeast(key: string): Promise<string> {
  const known = emailTexts.get(key) ?? expect.fail(`no text ${key}`);
  const parts = leastOf(known);
  expect([key, checkEmailText(parts, known.text)]).toEqual([key, {}]);
  return toPlainText(await render(known.write(known.text.sample, { parts }).body)).replaceAll(/\s+/g, " ");
}

describe("whatever the administration writes in an e-mail", () => {
  it("it says something of its own besides its button", () => {
    for (const [key, known] of emailTexts)
      expect([key, mandatoryOf(known).filter((name) => name !== "botao")]).not.toEqual([key, []]);
  });

  it.each<[string, RegExp[]]>([
    ["material.bloqueado", [/tirou de venda/, /Frações na feira/, /arquivo era de outra/, /Quem já comprou/, /uma revisão/]],
    ["material.liberado", [/de volta à venda/, /Frações na feira/]],
    ["material.ajustes", [/Frações na feira/, /continua como está/]],
    ["material.atualizado", [/Frações na feira/, /Helena Prado/, /gabarito/, /Não custa nada a mais/]],
    ["publicacao.aprovada", [/Frações na feira/, /à venda/]],
    ["publicacao.recusada", [/Frações na feira/, /não pode ser publicado/, /40 páginas/]],
    ["pedido.mensagem-autor", [/Marina/, /48\.213/, /folha que faltava/, /folha-3\.pdf/, /não recebe respostas/]],
    ["pedido.mensagem-comprador", [/Helena Prado/, /48\.213/, /folha-3\.pdf/, /não recebe respostas/]],
    ["pedido.acesso-fechado", [/Helena Prado/, /fechou/, /Frações na feira/, /48\.213/, /por engano/, /página de contato/]],
    ["pedido.acesso-aberto", [/Helena Prado/, /abriu de novo/, /Frações na feira/]],
    ["solicitacao.recusada", [/não aprovamos/, /amostra é de outra/, /a partir de 20 abr/, /responda a esta mensagem/]],
    ["solicitacao.enviada", [/até sex., 20 mar/]],
    ["solicitacao.aprovada", [/foi aprovada/, /cadastro para receber/]],
    ["advertencia.dada", [/Frações na feira/, /2 advertências/, /16 set/, /nossa revisão/, /uma revisão/]],
    ["advertencia.retirada", [/a sua loja/, /não vale mais/, /nenhuma advertência/]],
    ["conta.suspensa", [/vender e sacar/, /outra autora/, /continua na Biblioteca/, /peça uma revisão/]],
    ["conta.suspensao-terminou", [/comprar, vender e sacar de novo/]],
    ["conta.suspensao-mantida", [/manteve a suspensão/]],
    ["conta.senha-nova", [/foi trocada/, /Se não foi você/]],
    ["conta.segundo-passo-desligado", [/saques ficam parados por 72 horas/, /Se não foi você/]],
    ["conta.segundo-passo-sera-desligado", [/25 mar/, /pedido é cancelado/]],
    ["conta.chave-nova", [/Chrome no Windows/, /Se não foi você/]],
    ["conta.codigo-usado", [/Restam 9 códigos/, /Se não foi você/]],
    ["conta.aparelho-novo", [/Chrome no Windows/, /203\.0\.113/, /Configurações, Segurança/, /troque a senha/]],
    ["conta.email-pedido", [/m•••@/, /Chrome no Windows/, /203\.0\.113/, /a senha deixa de valer/]],
    ["conta.email-trocado", [/m•••@/, /saques.*parados/, /21 mar/]],
    ["conta.codigo", [/042913/, /10/, /Ninguém da Autoria pede/]],
    ["conta.redefinir", [/sessões abertas/, /Ir /]],
    ["conta.primeira-senha", [/sessões abertas/, /Ir /]],
    ["conta.senha-criada", [/foi criada agora/, /Se não foi você/]],
    ["pedido.recusado", [/Nada foi cobrado/]],
    ["pedido.encerrado", [/Nada foi cobrado/, /não vale mais/, /Frações na feira/, /continua no seu carrinho/]],
    ["pedido.em_analise", [/60,90/, /em análise no banco/, /nem pagar de novo/]],
    ["pedido.pix", [/00020101/, /60,90/, /horário de Brasília/]],
    ["pedido.boleto", [/23793/, /60,90/, /3 dias úteis/]],
    ["pedido.recibo", [/60,90/, /até 7 dias/]],
    ["venda.nova", [/48\.213/, /30,71/, /até 15 dias/]],
    ["nota.pedida", [/48\.213/, /página da venda/]],
    ["nota.emitida", [/1234/, /48\.213/]],
    ["pedido.email-saiu", [/48\.213/, /m•••@/, /responda a esta mensagem/]],
    ["perfil.bloqueado", [/fechou a sua página pública/, /O nome ofendia/, /uma revisão/]],
    ["lista.ocultada", [/Turma do 5º ano/, /expõe uma criança/, /guardada, só para você/, /uma revisão/]],
    ["denuncia.decidida", [/Frações na feira/, /procede/]],
    ["recurso.decidido", [/3º ano/, /mudamos a decisão/]],
    ["avaliacao.recusada", [/Frações na feira/, /não vai aparecer/, /telefone/, /uma revisão/]],
    ["pergunta.recusada", [/4º ano/, /não foi para a página/, /link no texto/]],
    ["comentario.recusado", [/90 g/, /não aparece/, /telefone/]],
    ["privacidade.exclusao-pedida", [/25 mar/, /apagamos a sua conta/, /biblioteca deixa de existir/]],
    ["privacidade.exclusao-parada", [/Ainda não apagamos/, /48\.213/]],
    ["privacidade.copia-pronta", [/19 mar/, /Depois ela é apagada/]],
    ["newsletter.confirmar", [/não escrevemos mais/]],
    ["favoritos.baixou-um", [/24,90/, /pode mudar/]],
  ])("%s keeps its facts", async (key, facts) => {
    const text = await readLeast(key);
    for (const fact of facts) expect(text).toMatch(fact);
  });
});
