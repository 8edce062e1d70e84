import { expect, test } from "./journey.ts";

const LONG = "x".repeat(250);
const ADDRESSES = ["produto", "loja", "blog", "cliente", "ajuda"].flatMap((place) =>
  [LONG, "x".repeat(101), "%00", "a%2fb", "%e2%80%ae"].map((slug) => `/${place}/${slug}`),
);

test("an address nobody would make answers like one that does not exist (B132)", async ({ request }) => {
  for (const address of ADDRESSES) {
    const answer = await request.get(address, { headers: { accept: "text/html" } });
    expect.soft(answer.status(), address).toBe(404);
    const html = await answer.text();
    expect.soft(html, address).toContain("Página não encontrada");
    expect.soft(html, address).not.toContain("Something went wrong");
  }
});

test("a zero byte in the query is not read: 400 in our words (B142)", async ({ request }) => {
  for (const address of ["/produtos?busca=%00", "/produtos?ordem=%00", "/painel/pedidos?busca=a%00"]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect.soft(answer.status(), address).toBe(400);
    expect.soft(await answer.text(), address).toBe("Endereço inválido");
  }
});
