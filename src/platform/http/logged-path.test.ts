import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.ts";

it.each([
  ["/produto/fracoes", "/produto/fracoes"],
  ["/painel/pagarme/sacar/abc123/resultado", "/painel/pagarme/sacar/[token]/resultado"],
  ["/saque/nao-fui-eu/abc123", "/saque/nao-fui-eu/[token]"],
  ["/conta-bancaria/nao-fui-eu/abc123", "/conta-bancaria/nao-fui-eu/[token]"],
  ["/email/desfazer/abc123", "/email/desfazer/[token]"],
  ["/avisos/parar/abc123", "/avisos/parar/[token]"],
  ["/newsletter/confirmar/abc123", "/newsletter/confirmar/[token]"],
  ["/newsletter/sair/abc123", "/newsletter/sair/[token]"],
  ["/_serverFn/placeOrder?payload=1", "/_serverFn"],
  ["/produtos?busca=maria+da+silva", "/produtos"],
])("logs %s as %s", (path, logged) => expect(loggedPath(path)).toBe(logged));
