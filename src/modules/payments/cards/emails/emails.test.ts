import { render, toPlainText } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { env } from "#platform/env.ts";
import { REFUSAL_KINDS } from "../../rules/refusal.ts";
import { REFUSAL_TEXTS } from "../messages.ts";
import { writeCardExpiring } from "./card-expiring.tsx";
import { writePaymentRefused } from "./payment-refused.tsx";
import { writePaymentReviewed } from "./payment-reviewed.tsx";

const ORDER = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48213,
  buyerName: "Marina Teles Couto",
  totalCents: 6090,
};
const read = async ({ subject, body }: ReturnType<typeof writePaymentReviewed>) => {
  const html = await render(body);
  return { subject, html, text: toPlainText(html).replaceAll("\u00a0", " ") };
};

describe("the e-mails of card payers", () => {
  it("under review: nothing to do, nor to pay again", async () => {
    const { subject, html, text } = await read(writePaymentReviewed(ORDER));
    expect(subject).toBe("O banco está analisando o pedido 48.213");
    expect(text).toContain("R$ 60,90");
    expect(text).toContain("nem pagar de novo");
    expect(html).toContain(`href="${env.publicUrl}/painel/pedidos/${ORDER.orderId}"`);
  });

  it.each(REFUSAL_KINDS)("declined for %s: the reason in words, nothing charged, and the way back", async (kind) => {
    const { text, html } = await read(writePaymentRefused({ ...ORDER, kind }));
    expect(text.replace(/\s+/g, " ")).toContain(REFUSAL_TEXTS[kind]);
    expect(text).toContain("Nada foi cobrado");
    expect(html).toContain(`href="${env.publicUrl}/finalizar-compra"`);
  });

  it("card near expiry: which, until when, and where to save the new one", async () => {
    const { subject, text, html } = await read(
      writeCardExpiring({ name: "Marina Teles", brand: "Visa", lastFour: "0010", expMonth: 3, expYear: 2027 }),
    );
    expect(subject).toBe("Seu cartão final 0010 vence em breve");
    expect(text).toContain("Visa final 0010 vale até 03/27");
    expect(html).toContain(`href="${env.publicUrl}/adicionar-cartao"`);
  });
});
