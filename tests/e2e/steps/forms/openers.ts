import { expect, type Page } from "@playwright/test";

/** How buttons that open something to write in begin. */
const OPENS =
  /^(abrir caso|acrescentar|ações|adicionar (?!ao|aos)|agir|alterar|anotar|anular|apagar|aprovar|avaliar|avisar|bloquear|comprar como|conferir|corrigir|criar|dar|declarar|decidir|desativar|desbloquear|descartar|desfazer|despublicar|devolver|denunciar|defender|dizer|editar|encerrar|endereço|escolher|escrever|esconder|excluir|fazer|filtr|guardar|incluir|informar|mais|marcar|mudar|nota|nov[oa]|ocultar|pedir|perguntar|período|pôr|prazo|processar|promover|publicar|quero|recus|reenviar|registrar|relatar|remover|renomear|reportar|responder|respostas prontas|restaurar|retirar|revogar|sacar|salvar|suspender|tenho|tirar|tive|trocar|usar|ver o que|vis)/i;

export type Opener = { key: string };

/** Buttons of the page that may open a form, each kind once: what rows call by their own names counts once. */
export const openersOn = (page: Page): Promise<Opener[]> =>
  page.evaluate((opens) => {
    const over = [...document.querySelectorAll("dialog[open], [role=dialog], [role=menu]")].filter((one) =>
      one.checkVisibility(),
    );
    const top: ParentNode = over.at(-1) ?? document.querySelector("main") ?? document;
    const found = new Map<string, { key: string }>();
    for (const button of top.querySelectorAll<HTMLElement>("button:not([type=submit]), [role=menuitem], summary")) {
      if (!button.checkVisibility({ visibilityProperty: true }) || button.matches(":disabled, [aria-disabled=true]")) continue;
      const words = (button.getAttribute("aria-label") ?? button.innerText).trim().replace(/\s+/g, " ");
      // The menu of a row is like those of the others.
      const isMenu = button.getAttribute("aria-haspopup") === "menu";
      const key = words
        .split(" ")
        .slice(0, isMenu ? 1 : 3)
        .join(" ")
        .replace(/\d+/g, "#");
      if (key === "" || found.has(key) || !new RegExp(opens, "i").test(key)) continue;
      button.setAttribute("data-opener", key);
      found.set(key, { key });
    }
    return [...found.values()];
  }, OPENS.source);

/** Presses one of them; whether something to write in appeared. */
export async function pressOpener(page: Page, key: string): Promise<boolean> {
  await openersOn(page);
  const button = page.locator(`[data-opener=${JSON.stringify(key)}]`).first();
  if ((await button.count()) === 0) return false;
  const before = await formsShown(page);
  await button.click({ timeout: 1_500 }).catch(() => undefined);
  await page
    .waitForFunction(
      (known) => {
        const shown = [...document.querySelectorAll("[data-form]")].filter((form) => form.checkVisibility());
        return shown.length !== known || document.querySelector("[role=menu]") !== null;
      },
      before.length,
      { timeout: 900, polling: 50 },
    )
    .catch(() => undefined);
  return (await formsShown(page)).length > before.length || (await page.locator("[role=menu]").count()) > 0;
}

/** The names of the forms on the screen, of what is over the page alone where something is. */
export const formsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top: ParentNode = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const forms = [...top.querySelectorAll("[data-form]")].filter((form) => form.checkVisibility({ visibilityProperty: true }));
    return [...new Set(forms.map((form) => form.getAttribute("data-form") ?? ""))];
  });

/** Something stands over the page. */
export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator("dialog[open], [role=dialog]:visible, [role=menu]:visible").count()) > 0;

/** Nothing stands over the page any more. */
export async function closeAll(page: Page): Promise<boolean> {
  for (let press = 0; press < 3; press++) {
    const over = page.locator("dialog[open], [role=dialog]:visible, [role=menu]:visible");
    if ((await over.count()) === 0) return true;
    await page.keyboard.press("Escape");
    await expect(over)
      .toHaveCount((await over.count()) - 1, { timeout: 600 })
      .catch(() => undefined);
  }
  return (await page.locator("dialog[open], [role=dialog]:visible, [role=menu]:visible").count()) === 0;
}
