import { expect, test } from "./journey.ts";
import { pressAsAdmin, signIn, signInByCode } from "./steps/doorway.ts";
import { emailTo } from "./steps/emails.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { orderAsGuest, paidProduct } from "./steps/shop.ts";

test("an owner gives somebody a role, who opens only its pages, and takes it back", async ({
  page,
  request,
  openBrowser,
  expected,
}) => {
  test.setTimeout(120_000);
  expected.push(/status of 403/);
  const person = somebody("Marina Tavares");
  await orderAsGuest(await (await openBrowser()).newPage(), await paidProduct(request), person);
  const theirs = await (await openBrowser()).newPage();
  await signInByCode(theirs, person.email);

  await signIn(page, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/equipe");
  await page.getByRole("button", { name: "Dar um papel" }).click();
  const adding = page.getByRole("dialog", { name: "Quem entra na equipe?" });
  await adding.getByLabel("E-mail da conta").fill("ninguem.mesmo@exemplo.com.br");
  await adding.getByRole("checkbox", { name: /Moderação/ }).check();
  await adding.getByLabel("Motivo").fill("Vai cuidar das denúncias.");
  const nobody = adding.getByText("Nenhuma conta tem este e-mail.");
  await pressAsAdmin(page, adding.getByRole("button", { name: "Dar papel" }), nobody);
  await adding.getByLabel("E-mail da conta").fill(person.email);
  await adding.getByRole("button", { name: "Dar papel" }).click();
  const row = page.getByRole("row").filter({ hasText: person.email });
  await expect(row).toContainText("Moderação");

  await theirs.goto("/painel/admin");
  await expect(theirs.getByRole("heading", { name: "Visão geral da Autoria" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Comentários" }).first()).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Comissões" })).toHaveCount(0);
  await theirs.goto("/painel/admin/comissoes");
  await expect(theirs.getByRole("heading", { name: "Seu papel não abre esta página" })).toBeVisible();
  await expect(theirs.getByText("Abre isto quem tem o papel Dono ou Financeiro.")).toBeVisible();
  await theirs.goto("/painel/admin/interno");
  await expect(theirs.getByRole("link", { name: "Bloqueios" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Números" })).toHaveCount(0);
  await emailTo(person.email, /^Seus papéis na administração da Autoria mudaram/);

  await row.getByRole("button", { name: "Mudar os papéis de Marina Tavares" }).click();
  const changing = page.getByRole("dialog", { name: "Papéis de Marina Tavares" });
  await changing.getByRole("checkbox", { name: /Moderação/ }).uncheck();
  await changing.getByLabel("Motivo").fill("Saiu da equipe.");
  await pressAsAdmin(page, changing.getByRole("button", { name: "Mudar papéis" }), page.getByText("Papéis mudados."));
  await expect(row).toHaveCount(0);
  await theirs.goto("/painel/admin/comentarios");
  await expect(theirs.getByRole("heading", { name: "Esta página é da administração" })).toBeVisible();
});
