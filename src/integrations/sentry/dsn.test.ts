import { expect, it } from "vitest";
import { isEnvelopeFor, readDsn } from "./dsn.ts";
import { withoutPeople, withoutTokens } from "./without-people.ts";

const ours = readDsn("https://chave@o1.ingest.sentry.io/42");

it("a DSN says where envelopes go, also on a self-hosted Sentry below a folder", () => {
  expect(ours?.envelopeUrl).toBe("https://o1.ingest.sentry.io/api/42/envelope/");
  expect(readDsn("http://k@casa.local:9000/sentry/7")?.envelopeUrl).toBe("http://casa.local:9000/sentry/api/7/envelope/");
});

it.each(["", "sentry", "https://o1.ingest.sentry.io/42", "https://chave@o1.ingest.sentry.io/", "ftp://chave@casa/1"])(
  "%j is no DSN",
  (text) => expect(readDsn(text)).toBeNull(),
);

it.each([
  ['{"dsn":"https://chave@o1.ingest.sentry.io/42"}\n{}', true],
  ['{"dsn":"https://chave@o1.ingest.sentry.io/42"}', true],
  ['{"dsn":"https://chave@o1.ingest.sentry.io/43"}\n{}', false],
  ['{"dsn":"https://outra@o1.ingest.sentry.io/42"}\n{}', false],
  ['{"dsn":"https://chave@outro.example/42"}\n{}', false],
  ['{"dsn":7}\n{}', false],
  ["isto não é JSON\n{}", false],
  ["", false],
])("the envelope %j belongs to this project: %s", (envelope, isOurs) =>
  expect(ours && isEnvelopeFor(ours, envelope)).toBe(isOurs),
);

it("an error is reported without addresses, documents and query values", () => {
  expect(withoutPeople("Failed query: insert into users\nparams: maria@exemplo.com,123")).toBe("Failed query: insert into users");
  expect(withoutPeople("Key (email)=(maria@exemplo.com) already exists, CPF 529.982.247-25")).toBe(
    "Key (email)=([e-mail]) already exists, CPF [número]",
  );
});

it("an address that opens a door by itself goes without its key", () => {
  expect(withoutTokens("/painel/pagarme/sacar/Tok_en-123/confirmacao")).toBe("/painel/pagarme/sacar/[segredo]/confirmacao");
  expect(withoutTokens("https://a.example/email/desfazer/Tok?x=1")).not.toContain("Tok");
  for (const way of ["confirmar", "sair"]) expect(withoutTokens(`/newsletter/${way}/Tok`)).not.toContain("Tok");
  expect(withoutTokens("/produto/fracoes")).toBe("/produto/fracoes");
});
