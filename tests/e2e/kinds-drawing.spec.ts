import { test } from "./journey.ts";
import { kindsOf, walkKinds } from "./steps/walk-kinds.ts";

test("drawings of every kind are sent, shown, bought and taken away", ({ page, openBrowser }) =>
  walkKinds({ page, openBrowser, email: "tipos-do-agreste@demo.test", kinds: kindsOf("Desenho e edição") }));
