import { test } from "./journey.ts";
import { kindsOf, walkKinds, WIDTHS } from "./steps/walk-kinds.ts";

for (const width of WIDTHS)
  test(`at ${width} px drawings of every kind are sent, shown, bought and taken away`, ({ page, openBrowser }) =>
    walkKinds({ page, openBrowser, email: "tipos-do-agreste@demo.test", kinds: kindsOf("Desenho e edição"), width }));
