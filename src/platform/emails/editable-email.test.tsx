import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { EmailText } from "#ui/email/layout.tsx";
import { env } from "../env.ts";
import { editableEmail, oneOf } from "./editable-email.tsx";
import { firstNameOf } from "./variables.ts";

type Facts = { name: string; note: string; files: string[] };

const write = editableEmail<Facts>({
  key: "teste.um",
  label: "Um teste",
  when: "Nunca.",
  reason: "Você recebeu esta mensagem porque testa.",
  variables: {
    nome: firstNameOf("name"),
    nota: { label: "a nota", of: ({ note }) => note },
    ajuda: { label: "o link", place: "frase", of: () => <a href="https://exemplo.com.br">a ajuda</a> },
    arquivos: {
      label: "os arquivos",
      place: "linha",
      of: ({ files }) => (files.length > 0 ? <EmailText>{files.join(", ")}</EmailText> : null),
    },
  },
  original: {
    subject: "Oi, {{nome}}",
    preview: "{{nota}}",
    title: "Um título",
    body: ["Oi, {{nome}}.", "{{nota}}", "{{arquivos}}", "{{botao}}", "> Veja {{ajuda}}."],
    button: "Abrir",
  },
  button: { path: "/painel" },
  sample: { name: "Ana Souza", note: "", files: [] },
});
const FACTS: Facts = { name: "Marina Teles", note: "Chegou.", files: ["um.pdf"] };
const PARTS = {
  subject: "A {{nome}}",
  preview: "Outro resumo",
  title: "Outro {{nome}}",
  body: "Linha um\nLinha dois\n\n{{botao}}",
  button: "Ir",
};

const read = async (facts: Facts, context = {}) => {
  const { subject, body } = write(facts, context);
  const html = await render(body);
  return { subject, html, text: toPlainText(html) };
};

it("writes an e-mail with its first words, and with others when it is given some", async () => {
  const first = await read(FACTS);
  expect(first.subject).toBe("Oi, Marina");
  expect(first.text).toMatch(/Oi, Marina\.\s+Chegou\.\s+um\.pdf\s+Abrir.*\s+Veja a ajuda/s);
  const other = await read(FACTS, { parts: PARTS });
  expect(other.subject).toBe("A Marina");
  expect(other.html).toContain("Linha um<br/>Linha dois");
  expect(other.html).toMatch(new RegExp(`href="${env.publicUrl}/painel"[\\s\\S]*Ir`));
  expect(other.text).not.toMatch(/Chegou|um\.pdf/);
  expect(other.text).toContain("Você recebeu esta mensagem porque testa.");
});

it("leaves out a paragraph whose variables say nothing", async () => {
  const { html } = await read({ ...FACTS, note: "", files: [] });
  expect(html).not.toMatch(/<p[^>]*>\s*<\/p>/);
});

it("writes markup as words, whoever wrote it: the administration or a fact", async () => {
  const parts = { ...PARTS, title: "<b>Oi</b>", body: "<script>1</script> {{nota}}\n\n{{botao}}" };
  const { html } = await read({ ...FACTS, note: "<img src=x>" }, { parts });
  expect(html).not.toMatch(/<script|<img src="?x|<b>Oi/);
  expect(html).toContain("&lt;script&gt;1&lt;/script&gt; &lt;img src=x&gt;");
});

it("draws a name of every object as nothing, and greets nobody by an address", async () => {
  const parts = { ...PARTS, subject: "A{{constructor}}", body: "Oi, {{nome}}. {{toString}}\n\n{{constructor}}\n\n{{botao}}" };
  const { subject, text } = await read({ ...FACTS, name: "https://exemplo.com/premio Silva" }, { parts });
  expect(subject).toBe("A");
  expect(text).toContain("Oi.");
  expect(text).not.toMatch(/exemplo\.com|function/);
});

it("says of its sample what each variable that is words says", () => {
  expect(write.texts[0]).toMatchObject({ sampleValues: { nome: "Ana", nota: "" }, hasButton: true });
  expect(write.texts[0]?.variables).toMatchObject({ botao: { isMandatory: true, place: "linha" } });
});

it("of several texts, the facts choose one", () => {
  const many = oneOf<Facts, "a" | "b">(({ files }) => (files.length > 0 ? "a" : "b"), { a: write, b: write });
  expect(many.textOf(FACTS)?.key).toBe("teste.um");
  expect(many.texts).toHaveLength(2);
});
