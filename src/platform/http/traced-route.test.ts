import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { traceparentBy, tracedRoute } from "./traced-route.ts";

it.each([
  ["/", "/"],
  ["/_serverFn/placeOrder?payload=%7B%22email%22%3A%22maria%40example.com%22%7D", "/_serverFn/placeOrder"],
  ["/_serverFn/maria@example.com", "/_serverFn"],
  ["/produto/diario-de-maria", "/produto/{…}"],
  ["/cliente/maria-prado?busca=maria", "/cliente/{…}"],
  ["/painel/pedidos/01a2236b-fa3c-7f0a-87f1-ca1d74604030", "/painel/pedidos/{…}"],
  ["/painel/pagarme/sacar/segredo/confirmacao", "/painel/pagarme/sacar/{…}/confirmacao"],
  ["/newsletter/sair/segredo", "/newsletter/{…}/{…}"],
  ["/finalizar-compra/pagar/pix/01a2236b-fa3c-7f0a-87f1-ca1d74604030", "/finalizar-compra/pagar/pix/{…}"],
  ["/webhooks/pagarme", "/webhooks/pagarme"],
  ["/maria%40example.com", "/{…}"],
])("%s is traced as %s", (path, route) => {
  expect(tracedRoute(path)).toBe(route);
});

const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

function from(remoteAddress: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers: { traceparent: TRACE } });
}

it("a trace is continued for a trusted proxy, and for nobody else", () => {
  const traceparentOf = traceparentBy((ip) => ip === "10.0.0.2");
  expect(traceparentOf(from("10.0.0.2"))).toBe(TRACE);
  expect(traceparentOf(from("::ffff:10.0.0.2"))).toBe(TRACE);
  expect(traceparentOf(from("203.0.113.9"))).toBeNull();
  expect(traceparentOf(undefined)).toBeNull();
});
