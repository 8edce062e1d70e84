import { render, toPlainText } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { env } from "#platform/env.ts";
import { EMAIL_FACTS } from "../../../../tests/emails/facts.ts";
import { emails } from "../jobs.ts";

const written = async (name: string, facts: object = EMAIL_FACTS[name] ?? {}) => {
  const emailMessage = emails.find((one) => one.name === name)?.write(facts as never);
  if (!emailMessage) throw new Error(`no template for ${name}`);
  const html = await render(emailMessage.body);
  return { subject: emailMessage.subject, html, text: toPlainText(html) };
};

describe("the account's e-mails", () => {
  it.each(emails.map(({ name }) => name))(
    "%s has a subject, a reason and plain text, and points only to our address (B051)",
    async (name) => {
      const { subject, html, text } = await written(name);
      expect(subject).toMatch(/Autoria|conta/);
      expect(text).toMatch(/Você recebeu esta mensagem porque/);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
      const pictures = [...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src ?? "");
      expect(pictures).toEqual([`${env.publicUrl}/email/logo.png`]);
      expect(links.filter((href) => !href.startsWith(env.publicUrl))).toEqual([]);
    },
  );

  it("the code is read whole in the plain text", async () => {
    for (const name of ["conta.codigo", "conta.criar", "conta.ja-existe"]) expect((await written(name)).text).toContain("042913");
  });

  it("the new-password e-mail carries the single-use link, in the button and in full", async () => {
    const { html, text } = await written("conta.redefinir");
    const link = `${env.publicUrl}/auth/login?passo=nova-senha&token=Tok_en-123`;
    expect(html.split(link.replace("&", "&amp;")).length - 1).toBeGreaterThanOrEqual(2);
    expect(text).toContain(link);
  });

  it("a name with markup becomes text (B025)", async () => {
    const { html } = await written("conta.codigo", { name: "<b>x</b><script>", code: "042913" });
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;b&gt;x&lt;/b&gt;&lt;script&gt;");
  });
});
