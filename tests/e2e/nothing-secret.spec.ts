import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readPrivate } from "../../dev/cli/quiet-log.ts";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { orderAsGuest, paidProducts } from "./steps/shop.ts";
import { buyerSecretsOf, paidProductOf } from "./steps/records.ts";

const CLIENT = join(import.meta.dirname, "../../dist/client");
const { E2E_DATA_DIR = "", E2E_DATABASE_URL = "" } = process.env;

/** Words that only server code has: in the browser's files they would mean that server code went along. */
const SERVER_ONLY = ["PAGARME_SECRET_KEY", "SESSION_SECRET", "postgres://", "sk_test_", "autoria:legal-hold", "pg_notify"];

test("the browser's files carry neither secrets nor server code (INV-39)", async () => {
  const names = (await readdir(CLIENT, { recursive: true })).filter((name) => /\.(js|css|html|json|map|txt)$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  const { secrets } = E2E_DATA_DIR ? await readPrivate(E2E_DATA_DIR, E2E_DATABASE_URL) : { secrets: [] };
  for (const name of names) {
    const text = await readFile(join(CLIENT, name), "utf8");
    expect(
      [...SERVER_ONLY, ...secrets].filter((word) => text.includes(word)),
      name,
    ).toEqual([]);
  }
});

test("no answer, of page or function, brings a secret, password, session or whole document of anyone (INV-39)", async ({
  page,
  openBrowser,
  request,
}) => {
  const person = somebody("Genoveva Alcântara");
  await orderAsGuest(page, await paidProductOf("autora@demo.test"), person);
  const hers = await buyerSecretsOf(person.email);
  const { secrets } = E2E_DATA_DIR ? await readPrivate(E2E_DATA_DIR, E2E_DATABASE_URL) : { secrets: [] };
  const [open = ""] = await paidProducts(request, 1);
  const mine = [
    "/painel",
    "/painel/pedidos",
    `/painel/pedidos/${hers.orderId}`,
    "/painel/enderecos",
    "/adicionar-cartao",
    "/painel/favoritos",
  ];
  const settings = ["conta", "seguranca", "notificacoes", "perfil-publico", "privacidade"].map(
    (tab) => `/painel/configuracoes?aba=${tab}`,
  );

  await walk(page, ["/", `/produto/${open}`, ...mine, ...settings], [person.document, hers.token, "$argon2", ...secrets]);
  const author = await (await openBrowser()).newPage();
  await signIn(author, "autora@demo.test", DEMO_PASSWORD);
  const shop = [
    "/painel",
    "/painel/pedidos?aba=vendas",
    `/painel/pedidos/${hers.orderId}`,
    "/painel/avaliacoes",
    "/painel/pagarme",
    "/painel/cupons",
  ];
  await walk(author, shop, [person.document, person.email, hers.token, "Alcântara", "$argon2", ...secrets]);
});

async function walk(page: Page, addresses: string[], hidden: string[]): Promise<void> {
  const responses: Promise<{ url: string; text: string }>[] = [];
  const collect = (answer: Response) => {
    if (!["document", "fetch", "xhr"].includes(answer.request().resourceType())) return;
    responses.push(
      answer.text().then(
        (text) => ({ url: answer.url(), text }),
        () => ({ url: answer.url(), text: "" }),
      ),
    );
  };
  page.on("response", collect);
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState("load");
    await expect(page.locator("h1").first()).toBeVisible();
  }
  page.off("response", collect);
  const bodies = await Promise.all(responses);
  expect(bodies.filter(({ text }) => text !== "").length).toBeGreaterThanOrEqual(addresses.length);
  for (const { url, text } of bodies)
    expect(
      hidden.filter((word) => text.includes(word)),
      url,
    ).toEqual([]);
}
