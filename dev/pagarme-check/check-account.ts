import * as z from "zod";
import { balance, payable, recipient, transferList } from "#integrations/pagarme/account-types.ts";
import { charge, order } from "#integrations/pagarme/types.ts";
import { pageOf } from "#integrations/pagarme/wire.ts";
import { type Account, type Answer, ask, at, textAt } from "./ask.ts";
import { Report } from "./report.ts";

const JWKS = "https://hubapi.pagar.me/.well-known/jwks.json";
const MOST_SKEW_MS = 120_000;

/** Reads a provider's account as the product would use it, writing nothing, and says what differs and what would fail. */
export async function checkAccount(account: Account, jwksUrl = JWKS): Promise<Report> {
  const report = new Report();
  checkKeys(account, report);
  const first = await checkAccess(account, report);
  if (first?.status !== 200) return report;
  await checkPlatform(account, report);
  await checkPayables(account, report);
  await checkTransfers(account, report);
  await checkOrders(account, report);
  await checkHooks(account, report);
  await checkTokens(account, report);
  await checkEnvironment(first, report, jwksUrl);
  return report;
}

function checkKeys({ secretKey, publicKey }: Account, report: Report): void {
  const [isTest, isPublicTest] = [secretKey.startsWith("sk_test"), publicKey.startsWith("pk_test")];
  if (isTest !== isPublicTest) return report.fail("chaves: uma é de teste e a outra não; as duas precisam ser do mesmo ambiente");
  if (!isTest) return report.ok("chaves: as duas de produção");
  report.warn(
    "chaves de teste: o ensaio não divide um Pix, não passa de R$ 500 num Pix, não saca e esquece as chaves de repetição em 5 minutos",
  );
}

async function checkAccess(account: Account, report: Report): Promise<Answer | null> {
  const answer = await ask(account, "/recipients?size=1");
  if (answer?.status === 200) report.ok("chave secreta e origem: aceitas");
  else if (answer?.status === 401) report.fail("chave secreta: recusada (401)");
  else if (answer?.status === 403) report.fail("origem: a Pagar.me não aceita chamadas deste endereço (403)");
  else report.fail(`a Pagar.me não respondeu como devia (${answer?.status ?? "sem resposta"})`);
  report.read("recebedores", answer, pageOf(recipient));
  return answer;
}

async function checkPlatform(account: Account, report: Report): Promise<void> {
  const usual = await ask(account, "/recipients/default");
  if (usual?.status === 200) report.ok("recebedor padrão: existe");
  else report.warn(`recebedor padrão: não há (${usual?.status ?? "sem resposta"})`);
  const id = encodeURIComponent(account.platformRecipient);
  const platform = await ask(account, `/recipients/${id}`);
  const status = textAt(platform?.body, "status");
  if (platform?.status !== 200)
    report.fail(`recebedor da plataforma: não existe nesta conta (${platform?.status ?? "sem resposta"})`);
  else if (status !== "active") report.fail(`recebedor da plataforma: está "${status}", e não ativo`);
  else report.ok("recebedor da plataforma: existe e está ativo");
  report.read("recebedor", platform, recipient);
  report.read("saldo", await ask(account, `/recipients/${id}/balance`), balance);
}

async function checkPayables(account: Account, report: Report): Promise<void> {
  const id = encodeURIComponent(account.platformRecipient);
  const listed = await ask(account, `/payables?recipient_id=${id}&size=1`);
  report.read("recebíveis", listed, pageOf(payable));
  const chargeId = textAt(listed?.body, "data.0.charge_id");
  if (!chargeId) return report.warn("recebíveis: ainda não há nenhum para experimentar o filtro por cobrança");
  const filtered = await ask(account, `/payables?charge_id=${encodeURIComponent(chargeId)}&size=1`);
  if (textAt(filtered?.body, "data.0.charge_id") === chargeId) report.ok("recebíveis: o filtro por cobrança funciona");
  else report.warn("recebíveis: o filtro por cobrança não responde; lemos por recebedor e data");
}

async function checkTransfers(account: Account, report: Report): Promise<void> {
  const answer = await ask(account, "/transfers?count=1");
  if (answer?.status === 401 || answer?.status === 403)
    return report.warn("transferências: este endereço não está liberado; os saques esperam");
  if (answer?.status !== 200) return report.warn(`transferências: ${answer?.status ?? "sem resposta"}`);
  report.ok(`transferências: permitidas; a resposta é ${Array.isArray(answer.body) ? "uma lista" : "uma página"}`);
  report.read("transferências", answer, transferList);
}

async function checkOrders(account: Account, report: Report): Promise<void> {
  const listed = await ask(account, "/orders?size=1");
  report.read("pedidos", listed, pageOf(order));
  const code = textAt(listed?.body, "data.0.code");
  if (code) {
    const found = await ask(account, `/orders?code=${encodeURIComponent(code)}`);
    if (textAt(found?.body, "data.0.code") === code) report.ok("pedidos: o filtro por código funciona");
    else report.fail("pedidos: o filtro por código não acha um pedido que existe, e uma resposta perdida não se resolveria");
  }
  const charges = await ask(account, "/charges?size=1");
  report.read("cobranças", charges, pageOf(charge));
  const method = textAt(charges?.body, "data.0.payment_method");
  if (method && method !== method.toLowerCase()) report.warn(`cobranças: o meio vem com maiúscula ("${method}"); lemos os dois`);
  const currency = textAt(charges?.body, "data.0.currency");
  if (currency && currency !== "BRL") report.fail(`cobranças: a moeda é ${currency}, e só vendemos em BRL`);
  const several = at(listed?.body, "data.0.charges");
  if (Array.isArray(several) && several.length > 1)
    report.warn(`pedidos: o último tem ${several.length} cobranças (${several.map((one) => textAt(one, "status")).join(", ")})`);
}

async function checkHooks(account: Account, report: Report): Promise<void> {
  const answer = await ask(account, "/hooks?size=5");
  const rows = at(answer?.body, "data");
  if (!Array.isArray(rows) || rows.length === 0)
    return report.warn("webhooks: nenhum enviado ainda; cadastre o nosso endereço no painel");
  const events = [...new Set(rows.map((row) => textAt(row, "event") ?? "?"))].join(", ");
  const isOurs = account.webhookUrl === null || rows.some((row) => textAt(row, "url") === account.webhookUrl);
  if (isOurs) report.ok(`webhooks: vêm para o nosso endereço; vistos: ${events}`);
  else report.warn(`webhooks: os últimos não foram para o nosso endereço (${account.webhookUrl}); vistos: ${events}`);
  const refused = rows.filter((row) => Number(textAt(row, "response_status") ?? 200) >= 400).length;
  if (refused > 0) report.warn(`webhooks: ${refused} dos últimos ${rows.length} foram recusados por quem recebe`);
}

async function checkTokens(account: Account, report: Report): Promise<void> {
  const answer = await ask(account, `/tokens/token_0000000000000000?appId=${encodeURIComponent(account.publicKey)}`);
  if (answer?.status === 401) return report.fail("chave pública: recusada (401); ninguém paga com cartão");
  if (answer?.status === 404)
    report.ok("chave pública: aceita. Do navegador, prove em /adicionar-cartao com o domínio já cadastrado no painel");
  else report.warn(`chave pública: resposta inesperada (${answer?.status ?? "sem resposta"})`);
}

async function checkEnvironment({ headers }: Answer, report: Report, jwksUrl: string): Promise<void> {
  const skewMs = Math.abs(Date.parse(headers.get("date") ?? "") - Date.now());
  if (skewMs > MOST_SKEW_MS) report.warn(`relógio: ${Math.round(skewMs / 1000)} segundos longe do da Pagar.me`);
  else report.ok("relógio: certo");
  const limits = [...headers.keys()].filter((name) => /ratelimit|retry-after/i.test(name));
  report.ok(limits.length > 0 ? `limites: ditos em ${limits.join(", ")}` : "limites: não ditos; seguimos os publicados");
  const keys = await fetch(jwksUrl, { signal: AbortSignal.timeout(5_000) })
    .then((response) => response.json())
    .catch(() => null);
  const isRead = z.object({ keys: z.array(z.looseObject({ kid: z.string() })).min(1) }).safeParse(keys).success;
  if (isRead) report.ok("assinatura dos webhooks: as chaves públicas se leem");
  else report.warn("assinatura dos webhooks: as chaves públicas não se leem daqui; um webhook assinado espera");
}

/** What no reading shows: to be walked by hand, with R$ 1, before opening. */
export const BY_HAND = [
  "um Pix de R$ 1 dividido entre a plataforma e um recebedor, pago por outro banco, e o webhook dele",
  "um cartão de verdade em R$ 1, recusado (limite) e aprovado, e o mesmo cartão guardado",
  "os recebíveis das duas vendas, e quanto demoram a aparecer",
  "a devolução das duas, inteira e em parte, e o que fica com a Pagar.me",
  "um cadastro de recebedor até a prova de identidade",
  "um saque de R$ 1 e a troca da conta bancária, deste endereço",
];
