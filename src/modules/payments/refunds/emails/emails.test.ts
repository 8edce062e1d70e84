import { render, toPlainText } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { REFUND_CAUSES } from "../rules/causes.ts";
import type { AuthorStep, BuyerStep } from "../schema.ts";
import { writeRefunded } from "./refunded.tsx";
import { writeRefundNotice } from "./refund-notice.tsx";

const BUYER = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48213,
  buyerName: "Marina Teles",
  amountCents: 100,
  cause: "autor" as const,
  step: "pedida" as BuyerStep,
  method: "pix" as const,
  titles: ["Frações na feira"],
  answer: "",
  until: "2026-03-25T12:12:00Z",
};
const AUTHOR = {
  orderId: BUYER.orderId,
  orderNumber: 48213,
  authorName: "Helena Prado",
  cause: "autor" as const,
  step: "feita" as AuthorStep,
  items: [{ title: "Frações na feira", netCents: 3071, costCents: 42 }],
  reason: "O arquivo veio sem a página 3.",
  problem: "incompleto" as const,
  answer: "",
  until: "2026-03-25T12:12:00Z",
};

const clean = (text: string): string => text.replaceAll("\u00a0", " ");
async function read(emailMessage: ReturnType<typeof writeRefunded>) {
  return { subject: clean(emailMessage.subject), text: clean(toPlainText(await render(emailMessage.body))) };
}

describe("the refund e-mail to the buyer", () => {
  it.each(REFUND_CAUSES)("explains the cause %s, and distinguishes requested from done", async (cause) => {
    const requested = await read(writeRefunded({ ...BUYER, cause }));
    const done = await read(writeRefunded({ ...BUYER, cause, step: "feita" }));
    expect(requested.subject).toBe("Vamos devolver R$ 1,00 do pedido 48.213");
    expect(done.subject).toBe("Devolvemos R$ 1,00 do pedido 48.213");
    expect(requested.text).toMatch(/Oi, Marina\. \S.{20,}/);
  });

  it.each<[BuyerStep, RegExp]>([
    ["analise", /a equipe da Autoria decide até 25 mar\. 2026, 9h12/],
    ["negada", /prazo para contestar/],
    ["espera", /todos os dias, por até dez dias/],
    ["manual", /a equipe da Autoria vai pagá-lo/],
    ["contestada", /o mesmo dinheiro não volta duas vezes/],
    ["problema", /até 25 mar\. 2026, 9h12 para responder/],
    ["problema_recusado", /peça a decisão da Autoria na página do pedido até 25 mar\. 2026/],
    ["problema_operador", /decide até 25 mar\. 2026, 9h12/],
  ])("at step %s says what comes next", async (step, words) => {
    expect((await read(writeRefunded({ ...BUYER, step }))).text).toMatch(words);
  });

  it("says how the money comes back: by Pix now, on the card in one or two bills", async () => {
    expect((await read(writeRefunded(BUYER))).text).toContain("por Pix, para a mesma conta que pagou");
    expect((await read(writeRefunded({ ...BUYER, method: "cartao" as never }))).text).toContain("uma ou duas faturas");
  });
});

describe("the refund e-mail to the seller", () => {
  it.each<[AuthorStep, RegExp]>([
    ["feita", /R\$ 31,13 saíram do seu saldo/i],
    ["negada", /continua seu/],
    ["espera", /por até dez dias.+débito/],
    ["manual", /não há saque/],
    ["problema", /Falta uma parte do material: “O arquivo veio sem a página 3\.”/],
    ["problema_operador", /Sem decisão até lá, o (?:reembolso é automático|valor volta automaticamente)/],
  ])("at step %s says what happens to the money and the deadline", async (step, words) => {
    const { subject, text } = await read(writeRefundNotice({ ...AUTHOR, step }));
    expect(subject).toContain("48.213");
    expect(text).toMatch(words);
    expect(text).toContain("Custo da Pagar.me neste pagamento");
    expect(text).not.toMatch(/Marina/);
  });
});
