import { chromium } from "@playwright/test";
import { ensureBrowser } from "../../dev/cli/browser.ts";
import { weighing } from "../../tests/e2e/steps/weights.ts";
import type { Autoria } from "../contenders/autoria.ts";
import { firstProduct } from "../market.ts";
import { rounded } from "../rounds.ts";

const QUIET_MS = 1_500;

/** Bodies as they came over the wire on a first visit, as a real browser counts them, preloads and late imports included. */
export async function bytes(autoria: Autoria) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const lines = [];
    for (const path of ["/", "/produtos", `/produto/${await firstProduct(autoria)}`, "/finalizar-compra", "/auth/login"]) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const { kilobytes } = await weighing(page);
      await page.goto(autoria.url + path, { waitUntil: "networkidle" });
      await page.waitForTimeout(QUIET_MS);
      lines.push({
        page: path.replace(/(?<=\/produto\/).+/, "…"),
        "HTML kB": rounded(kilobytes("Document")),
        "JS kB": rounded(kilobytes("Script")),
        "CSS kB": rounded(kilobytes("Stylesheet")),
        "fonts kB": rounded(kilobytes("Font")),
        "images kB": rounded(kilobytes("Image")),
        "data kB": rounded(kilobytes("Fetch") + kilobytes("XHR")),
      });
      await context.close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}
