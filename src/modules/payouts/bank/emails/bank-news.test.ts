import { render, toPlainText } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { env } from "#platform/env.ts";
import { writeRecipientMoved } from "../../../payments/emails/recipient-moved.tsx";
import { RECIPIENT_STATUSES } from "../../../payments/recipients/rules.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { writeBankNews } from "./bank-news.tsx";

const FACTS = {
  name: "Helena Prado",
  account: "260 · Nubank, agência 0001, conta •••• 321-0",
  previous: "341 · Itaú, agência 0912, conta •••• 4418-7",
  usableFrom: "2026-03-21T12:12:00Z",
  requestedAt: "2026-03-18T12:12:00Z",
  device: "Firefox no Linux",
  network: "200.1.2",
  denial: null,
  problem: null,
};
const DENIAL = "a".repeat(43);

async function read(emailMessage: EmailMessage) {
  const html = await render(emailMessage.body);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
  return { html, links, text: toPlainText(html).replaceAll("\u00a0", " ") };
}

describe("the bank account's e-mails", () => {
  it.each(["aplicada", "recusada", "cancelada", "negada"] as const)(
    "%s says the account, masked, and only leads to our address",
    async (news) => {
      const { text, links } = await read(writeBankNews({ ...FACTS, news }));
      expect(text).toContain(FACTS.account);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !href.startsWith(env.publicUrl))).toEqual([]);
      expect(links.join()).not.toContain("nao-fui-eu");
    },
  );

  it("the request's e-mail says both accounts, when it takes effect, where it came from, and carries the way to undo it", async () => {
    const { text, links } = await read(writeBankNews({ ...FACTS, news: "pedida", denial: DENIAL }));
    for (const part of [FACTS.account, FACTS.previous, "21 mar. 2026, 9h12", "Firefox no Linux", "200.1.2"])
      expect(text).toContain(part);
    expect(links).toContain(`${env.publicUrl}/conta-bancaria/nao-fui-eu/${DENIAL}`);
  });

  it("none asks for a password or code", async () => {
    for (const news of ["pedida", "aplicada", "recusada", "cancelada", "negada"] as const) {
      const { text } = await read(writeBankNews({ ...FACTS, news, denial: news === "pedida" ? DENIAL : null }));
      expect(text).toContain("Nunca pedimos senha nem código por e-mail");
    }
  });
});

describe("the registration's e-mails", () => {
  it.each(RECIPIENT_STATUSES.filter((status) => status !== "sem_cadastro"))(
    "%s says the status and leads to the page",
    async (status) => {
      const emailMessage = writeRecipientMoved({ authorName: "Helena Prado", status, needsProof: false });
      const { links, text } = await read(emailMessage);
      expect(emailMessage.subject).toContain("Pagar.me");
      expect(text).toContain("Oi, Helena.");
      expect(links).toEqual([`${env.publicUrl}/painel/configurar-pagamentos`]);
    },
  );

  it("the proof-of-identity e-mail says it is missing, and that money only goes out afterwards", async () => {
    const emailMessage = writeRecipientMoved({ authorName: "Helena Prado", status: "em_analise", needsProof: true });
    expect(emailMessage.subject).toBe("Falta verificar sua identidade para receber");
    expect((await read(emailMessage)).text).toContain("só sai quando o cadastro estiver ativo");
  });
});
