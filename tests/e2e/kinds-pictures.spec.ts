import { test } from "./journey.ts";
import { kindsOf, walkKinds } from "./steps/walk-kinds.ts";

test("pictures, books, fonts and archives of every kind are sent, shown, bought, opened and taken away", ({
  page,
  openBrowser,
}) =>
  walkKinds({
    page,
    openBrowser,
    email: "ingles-na-rede@demo.test",
    kinds: kindsOf("Livros", "Imagens", "Fontes", "Compactados"),
  }));
