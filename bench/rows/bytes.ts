import { chromium } from "@playwright/test";
import { ensureBrowser } from "../../dev/cli/browser.ts";
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
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.enable");
      const arriving = new Map<string, { type: string; headerBytes: number }>();
      const kilobytes: Record<string, number> = {};
      devtools.on("Network.responseReceived", ({ requestId, type, response }) =>
        arriving.set(requestId, { type, headerBytes: response.encodedDataLength }),
      );
      devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const { type, headerBytes } = arriving.get(requestId) ?? { type: "Other", headerBytes: 0 };
        kilobytes[type] = (kilobytes[type] ?? 0) + Math.max(0, encodedDataLength - headerBytes) / 1000;
      });
      await page.goto(autoria.url + path, { waitUntil: "networkidle" });
      await page.waitForTimeout(QUIET_MS);
      const of = (kind: string) => rounded(kilobytes[kind] ?? 0);
      lines.push({
        page: path.replace(/(?<=\/produto\/).+/, "…"),
        "HTML kB": of("Document"),
        "JS kB": of("Script"),
        "CSS kB": of("Stylesheet"),
        "fonts kB": of("Font"),
        "images kB": of("Image"),
        "data kB": rounded((kilobytes.Fetch ?? 0) + (kilobytes.XHR ?? 0)),
      });
      await context.close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}
