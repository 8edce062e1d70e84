import { test } from "./journey.ts";
import { kindsOf, walkKinds } from "./steps/walk-kinds.ts";

for (const width of [390, 1280])
  test(`at ${width} px every kind of drawing, font and archive is sent, shown, bought, opened and taken away`, ({
    page,
    openBrowser,
  }) =>
    walkKinds({
      page,
      openBrowser,
      email: "tipos-do-agreste@demo.test",
      width,
      kinds: kindsOf("Desenho e edição", "Fontes", "Compactados"),
    }));
