import { expect, it } from "vitest";
import { isPosthogPath, isWatched } from "./rules.ts";

it.each([
  "/finalizar-compra",
  "/finalizar-compra/pagar/pix/018f",
  "/finalizar-pedido",
  "/adicionar-cartao",
  "/auth/login",
  "/painel",
  "/painel/pagarme",
  "/painel/pagarme/sacar/abc/confirmacao",
  "/painel/configurar-pagamentos",
  "/painel/configuracoes",
  "/painel/enderecos",
  "/painel/pedidos/018f",
  "/painel/admin",
  "/painel/admin/usuarios",
  "/painel/admin/produtos",
  "/painel/admin/comentarios",
  "/saque/nao-fui-eu/abc",
  "/ajuda/contato",
  "/cliente/maria",
  "/cliente/lista/segredo",
  "/uma-pagina-nova",
])("%s is never watched", (path) => expect(isWatched(path, false)).toBe(false));

it.each(["/", "/produtos", "/produto/fracoes", "/loja/helena-prado", "/ajuda/regime", "/painel/produtos"])(
  "%s may be watched, but not with an open purchase over it",
  (path) => expect([isWatched(path, false), isWatched(path, true)]).toEqual([true, false]),
);

it.each([
  ["/e/", true],
  ["/i/v0/e/", true],
  ["/s/", true],
  ["/flags/", true],
  ["/array/phc_1/config", true],
  ["/array/phc_2/config", false],
  ["/static/recorder.js", false],
  ["/api/projects/1/persons", false],
  ["/e/../api/users", false],
])("the PostHog path %s passes: %s", (path, passes) => expect(isPosthogPath(path, "phc_1")).toBe(passes));
