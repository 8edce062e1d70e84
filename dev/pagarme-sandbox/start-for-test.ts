import type { AnswerOf } from "#kit/answer.ts";
import { createPagarme } from "#integrations/pagarme/client.ts";
import type { CardRequestSource } from "./order-sample.ts";
import { createSandbox } from "./app.ts";
import type { SandboxOptions } from "./options.ts";
import { cardOrder, pixOrder } from "./order-sample.ts";

export const author = "re_autora";
export const platform = "re_plataforma_sandbox";

export type Shop = AnswerOf<typeof startForTest>;

/** A sandbox on a free port, with one author, a client and the few gestures the tests repeat. */
export async function startForTest(options: Partial<SandboxOptions> = {}) {
  const { start, sandbox } = createSandbox({ pixRefundSeconds: 0, transferFeeCents: 0, ...options });
  const running = await start(0);
  const pagarme = createPagarme({ apiUrl: `${running.url}/core/v5`, secretKey: "sk_test_sandbox", publicKey: "pk_test_sandbox" });
  let placed = 0;

  async function control(path: string, body: unknown = {}): Promise<Response> {
    return fetch(`${running.url}/sandbox${path}`, { method: "POST", body: JSON.stringify(body) });
  }

  async function place(request: Parameters<typeof pagarme.orders.create>[0]) {
    const answer = await pagarme.orders.create(request, `chave-${request.code}`);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    const charge = answer.value.charges[0];
    if (!charge) throw new Error("pedido sem cobrança");
    return { order: answer.value, charge };
  }

  async function readCharge(id: string) {
    const answer = await pagarme.charges.get(id);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  }

  async function balance(id: string) {
    const answer = await pagarme.recipients.balance(id);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return {
      available: answer.value.available_amount,
      waiting: answer.value.waiting_funds_amount,
      transferred: answer.value.transferred_amount,
    };
  }

  await control("/recipients", { id: author, name: "Autora", document: "52998224725", status: "active" });
  return {
    ...running,
    sandbox,
    pagarme,
    control,
    readCharge,
    balance,
    placePix: (amount = 10_000) => place(pixOrder(`P-${++placed}`, amount, author)),
    placeCard: (card: CardRequestSource, amount = 10_000, installments = 1) =>
      place(cardOrder(`C-${++placed}`, amount, author, card, installments)),
    paid: async (amount = 10_000) => {
      const { charge } = await place(pixOrder(`P-${++placed}`, amount, author));
      await control(`/charges/${charge.id}/pay`);
      return readCharge(charge.id);
    },
  };
}
