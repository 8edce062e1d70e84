import { render, toPlainText } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { env } from "#platform/env.ts";
import { emails } from "../jobs.ts";

const ORDER = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48213,
  buyerName: "Marina Teles Couto",
  totalCents: 6090,
  items: [
    { title: "Frações na feira", authorName: "Helena Prado", paidCents: 3490 },
    { title: "30 riscos botânicos", authorName: "Costura Reta", paidCents: 2600 },
  ],
};
const PIX_CODE = "00020101021226790014br.gov.bcb.pix2557pix.exemplo.com.br5204000053039865406060.905802BR6304ABCD";
const REFUND = { method: "pix", titles: ["Frações na feira"], answer: "", until: "2026-03-25T12:12:00Z" };
const OF_AUTHOR = {
  authorName: "Helena Prado",
  items: [{ title: "Frações na feira", netCents: 3071, costCents: 0 }],
  reason: "",
  problem: null,
};
const CODE = "pedido.email-codigo";
const FACTS: Record<string, object> = {
  "pedido.recibo": { ...ORDER, paidAt: "2026-03-18T12:12:00Z" },
  "pedido.pix": { ...ORDER, pixCode: PIX_CODE, expiresAt: "2026-03-18T15:02:00Z" },
  "pedido.boleto": { ...ORDER, line: "23793381286000000000", url: null, dueAt: "2026-03-21T02:59:59Z" },
  "pedido.boleto.lembrete": { ...ORDER, line: "23793381286000000000", url: null, dueAt: "2026-03-21T02:59:59Z" },
  "venda.nova": {
    orderNumber: 48213,
    authorName: "Helena Prado",
    items: [{ title: "Frações na feira", netCents: 3071 }],
    netCents: 3071,
  },
  "pedido.em_analise": ORDER,
  [CODE]: { orderNumber: 48213, code: "042913" },
  "pedido.email-corrigido": { ...ORDER, side: "novo", otherMasked: "m•••@exemplo.com.br" },
  "pedido.recusado": { ...ORDER, kind: "saldo" },
  "pedido.encerrado": { ...ORDER, owned: ["Frações na feira"], unavailable: [], hasMore: true },
  "pedido.devolucao": { ...ORDER, ...REFUND, amountCents: 6090, cause: "atrasado", step: "pedida" },
  "contestacao.autor": {
    ...ORDER,
    name: "Helena Prado",
    reason: "med",
    stage: "formalizado",
    netCents: 3071,
    wordsUntil: "2026-03-21T12:12:00Z",
  },
  "contestacao.comprador": { ...ORDER, name: "Marina Teles", reason: "med", stage: "formalizado" },
  "venda.devolucao": { ...ORDER, ...REFUND, ...OF_AUTHOR, cause: "arrependimento", step: "feita" },
};

const written = async (name: string, facts: object = FACTS[name] ?? {}) => {
  const emailMessage = emails.find((one) => one.name === name)?.write(facts as never);
  if (!emailMessage) throw new Error(`no template for ${name}`);
  const html = await render(emailMessage.body);
  return { subject: emailMessage.subject.replaceAll("\u00a0", " "), html, text: toPlainText(html).replaceAll("\u00a0", " ") };
};

describe("the order's e-mails", () => {
  const ofOrders = emails.map(({ name }) => name).filter((name) => /^(?:pedido|venda)\./.test(name) && name !== CODE);
  it.each(ofOrders)("%s says the order, why it came, and points only to our address", async (name) => {
    const { subject, html, text } = await written(name);
    expect(subject).toContain("48.213");
    expect(text).toMatch(/Você recebeu esta mensagem porque/);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href.startsWith(env.publicUrl))).toEqual([]);
  });

  it("the code e-mail says the order and brings no link to press", async () => {
    const { subject, html, text } = await written(CODE);
    expect(subject).toContain("48.213");
    expect(text).toContain("042913");
    expect(html).not.toContain("href=");
  });

  it("the receipt leads to the files and shows each part and the total", async () => {
    const { subject, html, text } = await written("pedido.recibo");
    expect(subject).toBe("Seus materiais do pedido 48.213");
    expect(html).toContain(`href="${env.publicUrl}/painel/pedidos/${ORDER.orderId}"`);
    for (const part of ["R$ 34,90", "R$ 26,00", "R$ 60,90", "Helena Prado", "Costura Reta", "18 mar. 2026, 9h12"]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/até 7 dias\.\s*$/m);
    const guarantees = [{ authorName: "Costura Reta", days: 15 }];
    const promised = await written("pedido.recibo", { ...ORDER, guarantees, paidAt: "2026-03-18T12:12:00Z" });
    expect(promised.text.replace(/\s+/g, " ")).toContain("até 7 dias. Costura Reta estende para 15 dias.");
  });

  it("the receipt and the code say what took something off by the name it had at the checkout", async () => {
    const items = ORDER.items.map((item) => ({ ...item, priceCents: item.paidCents + 500 }));
    const discounts = [{ source: "Cupom HELENA10", cents: 1_000 }];
    for (const name of ["pedido.recibo", "pedido.pix"]) {
      const { text } = await written(name, { ...FACTS[name], items, discounts });
      for (const part of ["R$ 39,90", "R$ 31,00", "Cupom HELENA10", "− R$ 10,00", "R$ 60,90"]) expect(text).toContain(part);
      expect(text).not.toContain("R$ 34,90");
    }
  });

  it("the sale e-mail and the refund e-mails say the period the store gave", async () => {
    const sale = FACTS["venda.nova"] ?? {};
    expect((await written("venda.nova")).text).toContain("até 7 dias");
    expect((await written("venda.nova", { ...sale, guaranteeDays: 30 })).text).toContain("até 30 dias");
    const back = { ...ORDER, ...REFUND, amountCents: 3_490, cause: "garantia", step: "feita" };
    expect((await written("pedido.devolucao", back)).text).toContain("dentro da garantia da loja");
    const notice = { ...ORDER, ...REFUND, ...OF_AUTHOR, cause: "garantia", step: "feita" };
    expect((await written("venda.devolucao", notice)).text).toContain("dentro da garantia da sua loja");
  });

  it("a receipt sent again shows each refund and what was kept", async () => {
    const again = { interestCents: 210, refunds: [{ label: "Devolvido por quem vendeu", amountCents: 2_600 }] };
    const { subject, text } = await written("pedido.recibo", { ...ORDER, again, paidAt: "2026-03-18T12:12:00Z" });
    expect(subject).toBe("Recibo do pedido 48.213");
    for (const part of ["Juros do parcelamento", "R$ 2,10", "Total pago", "R$ 63,00", "− R$ 26,00", "Ficou em", "R$ 37,00"]) {
      expect(text).toContain(part);
    }
  });

  it("a free order does not speak of money", async () => {
    const free = {
      ...ORDER,
      totalCents: 0,
      items: [{ title: "Lista", authorName: "Dalva", paidCents: 0 }],
      paidAt: "2026-03-18T12:12:00Z",
    };
    const { text } = await written("pedido.recibo", free);
    expect(text).toContain("Grátis");
    expect(text).not.toContain("R$");
  });

  it("the Pix e-mail brings the whole code, the Brasília deadline and the page", async () => {
    const { html, text } = await written("pedido.pix");
    expect(text).toContain(PIX_CODE);
    expect(text).toContain("12h02");
    expect(html).toContain(`${env.publicUrl}/finalizar-compra/pagar/pix/${ORDER.orderId}`);
  });

  it("the sale e-mail says what the author receives and nothing of the buyer", async () => {
    const { subject, text } = await written("venda.nova");
    expect(subject).toBe("Venda: R$ 30,71 para você no pedido 48.213");
    expect(text).not.toMatch(/Marina/i);
  });

  it.each(["aviso", "encerrado", "formalizado", "ganho", "perdido"])(
    "the dispute e-mail to the author says what changes: %s",
    async (stage) => {
      const facts = { ...(FACTS["contestacao.autor"] as object), stage };
      const { subject, text } = await written("contestacao.autor", facts);
      expect(subject).toContain("48.213");
      expect(text).toMatch(/Oi, Helena\. \S.{40,}/);
      expect(text.includes("21 mar. 2026, 9h12")).toBe(stage === "formalizado");
      expect(text).not.toMatch(/Marina/);
    },
  );

  it.each(["formalizado", "ganho", "perdido"])(
    "the dispute e-mail to the buyer says what becomes of the files: %s",
    async (stage) => {
      const { text } = await written("contestacao.comprador", { ...(FACTS["contestacao.comprador"] as object), stage });
      expect(text).toMatch(/arquivos/);
    },
  );

  it("a title with markup becomes text", async () => {
    const items = [{ title: "<script>alert(1)</script>", authorName: "<b>x</b>", paidCents: 100 }];
    const { html } = await written("pedido.recibo", { ...ORDER, items, paidAt: "2026-03-18T12:12:00Z" });
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>x</b>");
  });
});
