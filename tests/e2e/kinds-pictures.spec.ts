import { test } from "./journey.ts";
import { kindsOf, walkKinds } from "./steps/walk-kinds.ts";

for (const width of [390, 1280])
  test(`at ${width} px every kind of picture and book is sent, shown, bought, opened and taken away`, ({ page, openBrowser }) =>
    walkKinds({
      page,
      openBrowser,
      email: "ingles-na-rede@demo.test",
      width,
      kinds: kindsOf("Livros", "Imagens"),
    }));
