import { chromium } from "@playwright/test";
import { ensureBrowser } from "../../dev/cli/browser.ts";

/** A text, or an element: its tag, what React would be given for its attributes, its children. */
export type Element = string | [tag: string, props: Record<string, unknown>, children: Element[]];

/** What a page's body is made of, scripts and comments left out, as a browser reads it. */
export async function elementsOf(url: string): Promise<Element[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url);
    return await page.evaluate(() => {
      // Methods: a function given to a name would be wrapped, on its way to the browser, in what the browser lacks.
      const reader = {
        prop({ name, value }: Attr): [string, unknown] {
          if (name === "class") return ["className", value];
          if (name !== "style") return [name, value === "" && !name.startsWith("data-") ? true : value];
          const rules = value.split(";").filter((rule) => rule.includes(":"));
          return [
            "style",
            Object.fromEntries(rules.map((rule) => [rule.split(":")[0]?.trim(), rule.replace(/.*?:/, "").trim()])),
          ];
        },
        children(parent: ParentNode): Element[] {
          return [...parent.childNodes].flatMap((node): Element[] => {
            if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""];
            if (!(node instanceof globalThis.Element) || node.localName === "script") return [];
            return [
              [node.localName, Object.fromEntries([...node.attributes].map((one) => reader.prop(one))), reader.children(node)],
            ];
          });
        },
      };
      return reader.children(document.body);
    });
  } finally {
    await browser.close();
  }
}
