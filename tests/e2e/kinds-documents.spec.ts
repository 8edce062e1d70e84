import { test } from "./journey.ts";
import { kindsOf, walkKinds, WIDTHS } from "./steps/walk-kinds.ts";

const DOCUMENTS = kindsOf("Documentos");
const HALF = Math.ceil(DOCUMENTS.length / 2);

for (const width of WIDTHS)
  for (const [part, kinds] of [DOCUMENTS.slice(0, HALF), DOCUMENTS.slice(HALF)].entries())
    test(`at ${width} px documents of every kind are sent, shown, bought, read and taken away, part ${part + 1}`, ({
      page,
      openBrowser,
    }) => walkKinds({ page, openBrowser, email: "contas-claras@demo.test", kinds, width }));
