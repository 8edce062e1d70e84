import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signInByCode } from "./steps/doorway.ts";
import { codeTo, emailsTo } from "./steps/emails.ts";
import { sendButtonOf } from "./steps/forms/exercise.ts";

/** Codes by e-mail are few an hour: each journey has an author of its own. */
const AUTHOR = "balcao@demo.test";

type Written = {
  form: string;
  address: string;
  opens?: (page: Page) => Promise<unknown>;
  words: Record<string, string>;
  /** What tells that it was taken. */
  done: (page: Page) => Promise<unknown>;
};

const tag = Date.now().toString(36).toUpperCase();

/** Forms of each manner: of one text, of several fields in a page, in a sheet over it. */
const FORMS: Written[] = [
  {
    form: "agradecimento",
    address: "/painel/minha-loja?aba=funcionamento",
    words: { "Agradecimento a quem avalia": "Obrigada por contar como foi." },
    done: (page) => expect(page.getByLabel("Agradecimento a quem avalia")).toHaveValue("Obrigada por contar como foi."),
  },
  {
    form: "seus-dados",
    address: "/painel/configuracoes",
    words: { Nome: "Lúcia d'Ávila" },
    done: (page) => expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Lúcia d'Ávila"),
  },
  {
    form: "cupom-novo",
    address: "/painel/cupons",
    opens: (page) =>
      page
        .getByRole("button", { name: /^(Criar|Novo) cupom/ })
        .first()
        .click(),
    words: { Código: `VOLTA${tag}`, Desconto: "10" },
    done: (page) => expect(page.getByRole("main").getByText(`VOLTA${tag}`).first()).toBeVisible(),
  },
];

const formOf = (page: Page, { form }: Written) => page.locator(`[data-form="${form}"]`);

async function write(page: Page, one: Written): Promise<void> {
  await page.goto(one.address);
  await one.opens?.(page);
  for (const [label, words] of Object.entries(one.words)) await formOf(page, one).getByLabel(label).first().fill(words);
}

async function send(page: Page, one: Written): Promise<void> {
  await (await sendButtonOf(page, formOf(page, one)))?.click();
}

async function expectKept(page: Page, one: Written): Promise<void> {
  for (const [label, words] of Object.entries(one.words))
    await expect(formOf(page, one).getByLabel(label).first()).toHaveValue(words);
}

const notice = (page: Page, one: Written) => formOf(page, one).locator("[data-notice]");

/** Enters again by the link that the form shows, in the tab it opens. */
async function enterInAnotherTab(context: BrowserContext, page: Page): Promise<void> {
  const known = (await emailsTo(AUTHOR)).flatMap(({ subject }) => /^\d{6}(?= )/.exec(subject) ?? []);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Entrar em outra aba" }).first().click(),
  ]);
  await tab.getByLabel("E-mail").fill(AUTHOR);
  await tab.getByRole("button", { name: "Receber código por e-mail" }).click();
  await tab.getByLabel("Código").fill(await codeTo(AUTHOR, known));
  await tab.waitForURL((url) => url.pathname !== "/auth/login");
  await tab.close();
}

test.use({ actionTimeout: 8_000 });

test("where the session ends in the middle of a form, what was typed stays, the entrance is offered, and it goes on after it", async ({
  page,
  context,
}) => {
  await signInByCode(page, AUTHOR);
  for (const [at, one] of FORMS.entries()) {
    await test.step(one.form, async () => {
      await write(page, one);
      const before = await context.cookies();
      await context.clearCookies({ name: "sid" });
      await send(page, one);
      await expect(notice(page, one)).toContainText("Sua sessão terminou");
      await expect(notice(page, one).getByRole("link", { name: "Entrar em outra aba" })).toBeVisible();
      await expectKept(page, one);
      // By hand once; for the others, as another tab leaves it.
      if (at === 0) await enterInAnotherTab(context, page);
      else await context.addCookies(before);
      await send(page, one);
      await one.done(page);
    });
  }
});

test("where the connection is lost or the server is at fault, what was typed stays, it is said, and sending again goes on", async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED|status of 500/);
  await signInByCode(page, "festa-pronta@demo.test");
  for (const one of FORMS) {
    const again = { ...one, words: Object.fromEntries(Object.entries(one.words).map(([label, words]) => [label, next(words)])) };
    await test.step(one.form, async () => {
      await write(page, again);
      await context.setOffline(true);
      await send(page, again);
      await expect(notice(page, again)).toContainText("Você está sem internet");
      await expectKept(page, again);
      await context.setOffline(false);
      await page.route("**/_serverFn/**", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
      );
      await send(page, again);
      await expect(notice(page, again)).not.toContainText("sem internet");
      await expect(notice(page, again)).toBeVisible();
      await expectKept(page, again);
      await page.unroute("**/_serverFn/**");
      await send(page, again);
      await expect(notice(page, again)).toHaveCount(0);
    });
  }
});

/** Other words of the same kind. */
const next = (words: string): string => (/^\d+$/.test(words) ? words : words.includes(" ") ? `${words} e mais` : `${words}B`);

test("a material whose session ended offers the entrance, and is stored when its author comes back", async ({
  page,
  context,
}) => {
  await signInByCode(page, "ingles-na-rede@demo.test");
  await page.goto("/painel/adicionar-produto");
  const title = page.locator("[data-form=material]").getByLabel("Título", { exact: true }).first();
  await title.fill("Bolsa com forro");
  await expect(page.getByText(/Rascunho salvo às/)).toBeVisible();
  const before = await context.cookies();
  await context.clearCookies({ name: "sid" });
  await title.fill("Bolsa com forro e alça");
  const alert = page.getByRole("alert").filter({ hasText: "Sua sessão terminou" });
  await expect(alert.getByRole("link", { name: "Entrar em outra aba" })).toBeVisible();
  await expect(title).toHaveValue("Bolsa com forro e alça");
  await context.addCookies(before);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(alert).toHaveCount(0);
  await expect(page.getByText(/Rascunho salvo às/)).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue("Bolsa com forro e alça");
});
