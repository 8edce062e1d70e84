import { test } from "./journey.ts";
import { kindsOf, walkKinds } from "./steps/walk-kinds.ts";

test("recordings of every kind are sent, shown, bought, played and taken away", ({ page, openBrowser }) =>
  walkKinds({ page, openBrowser, email: "icaro-benevides@demo.test", kinds: kindsOf("Áudio", "Vídeo") }));
