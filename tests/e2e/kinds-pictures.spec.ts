import { test } from "./journey.ts";
import { kindsOf, walkKinds, WIDTHS } from "./steps/walk-kinds.ts";

for (const width of WIDTHS)
  test(`at ${width} px pictures, books, fonts and archives of every kind are sent, shown, bought, opened and taken away`, ({
    page,
    openBrowser,
  }) =>
    walkKinds({
      page,
      openBrowser,
      email: "ingles-na-rede@demo.test",
      kinds: kindsOf("Livros", "Imagens", "Fontes", "Compactados"),
      width,
    }));
