import { test } from "./journey.ts";
import { kindsOf, walkKinds, WIDTHS } from "./steps/walk-kinds.ts";

for (const width of WIDTHS)
  test(`at ${width} px recordings of every kind are sent, shown, bought, played and taken away`, ({ page, openBrowser }) =>
    walkKinds({ page, openBrowser, email: "icaro-benevides@demo.test", kinds: kindsOf("Áudio", "Vídeo"), width }));
