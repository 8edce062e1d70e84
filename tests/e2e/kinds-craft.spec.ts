import { test } from "./journey.ts";
import { kindsOf, walkKinds, WIDTHS } from "./steps/walk-kinds.ts";

const CRAFT = kindsOf("Bordado, corte e 3D");
const HALF = Math.ceil(CRAFT.length / 2);

for (const width of WIDTHS)
  for (const [part, kinds] of [CRAFT.slice(0, HALF), CRAFT.slice(HALF)].entries())
    test(`at ${width} px embroidery, cut and solids of every kind are sent, shown, bought, opened and taken away, part ${part + 1}`, ({
      page,
      openBrowser,
    }) => walkKinds({ page, openBrowser, email: "costura-reta@demo.test", kinds, width }));
