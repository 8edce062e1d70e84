import { expect, it } from "vitest";
import { isOfPanel } from "./panel-address.ts";

it.each(["/painel", "/painel/", "/painel/pedidos/7?novo=1", "/painel?aba=loja", "/painel#fim"])(
  "%s belongs to the dashboard",
  (address) => {
    expect(isOfPanel(address)).toBe(true);
  },
);

it.each(["/", "/produtos?volta=/painel", "/paineis", "/painel-novo", ".", "/loja/painel", "https://x.test/painel"])(
  "%s does not",
  (address) => {
    expect(isOfPanel(address)).toBe(false);
  },
);
