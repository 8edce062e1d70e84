import { expect, test } from "./journey.ts";
import { pressAsAdmin, signIn } from "./steps/doorway.ts";
import { emailTo } from "./steps/emails.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><rect width="200" height="60" fill="#8c1d40"/></svg>';

test("an owner gives the market another name, colour and logo, everybody sees it, and it goes back", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto("/");
  await expect(visitor).toHaveTitle(/· Autoria$/);
  await signIn(page, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/interno#marca");
  const brand = page.locator("#marca");
  const undo = brand.getByRole("button", { name: "Voltar à marca padrão" });
  try {
    await brand.getByLabel("Nome", { exact: true }).fill("Mercado do Sul");
    await brand.getByLabel("Artigo").selectOption("o");
    await brand.getByLabel("Cor de destaque (opcional)", { exact: true }).fill("#ffd600");
    await expect(brand.getByText(/Esta cor é clara demais/)).toBeVisible();
    await brand.getByLabel("Cor de destaque (opcional)", { exact: true }).fill("#8c1d40");
    await expect(brand.getByText(/Esta cor é clara demais/)).toHaveCount(0);
    // Saving while the logo is still being read leaves nothing out in silence.
    let letThrough = () => {};
    const reading = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/_serverFn\/tryLogo/, async (route) => {
      await reading;
      await route.continue();
    });
    await brand
      .locator('input[type="file"]')
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(SVG) });
    await brand.getByRole("button", { name: "Salvar a marca" }).click();
    await expect(brand.getByText(/^O logo ainda está chegando/)).toBeVisible();
    letThrough();
    await expect(brand.getByRole("img", { name: "Mercado do Sul" })).toHaveCount(4);
    await brand.getByRole("button", { name: "Salvar a marca" }).click();
    const dialog = page.getByRole("dialog", { name: "Mudar a marca" });
    await dialog.getByLabel("Motivo").fill("O mercado mudou de nome.");
    await pressAsAdmin(page, dialog.getByRole("button", { name: "Mudar a marca" }), page.getByText("Marca salva."));

    await visitor.goto("/");
    await expect(visitor).toHaveTitle(/· Mercado do Sul$/);
    await expect(visitor.getByRole("banner").getByRole("img", { name: "Mercado do Sul" }).first()).toBeVisible();
    const { width, height } = (await visitor.getByRole("banner").getByRole("img", { name: "Mercado do Sul" }).boundingBox()) ?? {
      width: 0,
      height: 1,
    };
    expect(width / height).toBeCloseTo(200 / 60, 1);
    await expect(visitor.locator("html")).toHaveAttribute("style", /--brand-light: ?#8c1d40/);
    const person = somebody("Lia Prado");
    await visitor.goto("/auth/login");
    await visitor.getByLabel("E-mail").fill(person.email);
    await visitor
      .getByRole("button", { name: /código/i })
      .first()
      .click();
    expect((await emailTo(person.email, /./)).html).toContain("/marca/");
  } finally {
    await undo.click();
    const dialog = page.getByRole("dialog", { name: "Voltar à marca padrão" });
    await dialog.getByLabel("Motivo").fill("Era só para ver.");
    await pressAsAdmin(page, dialog.getByRole("button", { name: "Voltar à marca padrão" }), undo);
  }
  await visitor.goto("/");
  await expect(visitor).toHaveTitle(/· Autoria$/);
});
