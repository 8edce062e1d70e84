import { expect, test } from "vitest";
import { LEFT_OUT, WALKED } from "../../tests/e2e/steps/forms/walked.ts";
import { formNames } from "./form-names.ts";
import { readSources } from "./sources.ts";

const read = (text: string) => formNames([{ path: "src/ui/one.tsx", text }]).map(({ name }) => name);

test("a form's name is found where its hook is called, where its tag is written, and through constants", () => {
  expect(read('const state = useForm(messages, FAILED, { name: "contato" });')).toEqual(["contato"]);
  expect(read("const state = useForm<HTMLFieldSetElement>(messages(a), FAILED, {\n name: `nota-${id}-${of.kind}` });")).toEqual([
    "nota-*-*",
  ]);
  expect(read('export const CARD = "novo-cartao";\nconst s = useForm(m, f, { name: CARD, nameOf });')).toEqual(["novo-cartao"]);
  expect(read('<form data-form="busca" action="/produtos">')).toEqual(["busca"]);
});

test("every form drawn without the one of the product says its name in its tag", () => {
  const nameless = readSources("src").filter(
    ({ path, text }) =>
      path !== "src/ui/form.tsx" && [...text.matchAll(/<form\s[^>]*>/g)].some(([tag]) => !tag.includes("data-form=")),
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
});

/** Hooks that hand their caller's name on. */
const HANDED_ON = ["src/modules/accounts/ui/use-account-form.ts", "src/modules/coupons/ui/use-offer-form.ts"];

test("every talk of a form with the server has a name of its own", () => {
  const sources = readSources("src").filter(({ path }) => path !== "src/ui/use-form.ts" && !HANDED_ON.includes(path));
  const nameless = sources.filter(
    ({ path, text }) =>
      /\buse(?:Account|Offer)?Form(?:<\w+>)?\((?!\s*\{ name \})/.test(text) &&
      !/use-application-act/.test(path) &&
      formNames([{ path, text }]).length === 0 &&
      !/name: [A-Z_]+\b/.test(text),
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
  const names = formNames(readSources("src")).map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names).not.toContain("");
});

test("every form is walked through by somebody, or left out for a reason", () => {
  const names = formNames(readSources("src")).map(({ name }) => name);
  const said = [...Object.values(WALKED), ...Object.values(LEFT_OUT)].flat();
  expect(said.toSorted()).toEqual(names.toSorted());
});
