import { expect, test } from "vitest";
import { nestedForms } from "./nested-forms.ts";
import { readSources } from "./sources.ts";

const sources = readSources("src");
const FORM = { path: "src/ui/form.tsx", text: "export function Form({ children }) { return <form>{children}</form>; }" };
const judge = (...files: [string, string][]) =>
  nestedForms([FORM, ...files.map(([name, text]) => ({ path: `src/ui/${name}.tsx`, text }))]);
const IMPORT = 'import { Form } from "./form.tsx";\n';
const ROW = [`row`, `${IMPORT}export const Row = () => <li><Form>nome</Form></li>;`] satisfies [string, string];

test("no form of the product is drawn inside another", () => {
  expect(nestedForms(sources)).toEqual([]);
});

test("a form is found inside another through components, files loaded later, what is given to draw and what hooks hand out", () => {
  const page = (text: string): [string, string] => ["page", `${IMPORT}import { Row } from "./row.tsx";\n${text}`];
  expect(judge(ROW, page("export function Page() { return <Form><Row /></Form>; }"))).toHaveLength(1);
  expect(
    judge(ROW, page("const Later = lazy(() => import('./row.tsx'));\nexport const Page = () => <Form><Later /></Form>;")),
  ).toHaveLength(1);
  expect(
    judge(ROW, page("const Box = ({ children }) => <Form>{children}</Form>;\nexport const Page = () => <Box><Row /></Box>;")),
  ).toHaveLength(1);
  expect(
    judge(
      ROW,
      page("const Box = ({ fields }) => <Form>{fields?.()}</Form>;\nexport const Page = () => <Box fields={() => <Row />} />;"),
    ),
  ).toHaveLength(1);
  expect(
    judge(
      ROW,
      page(
        "function useRow() { return { row: <Row /> }; }\nexport function Page() { const { row: one } = useRow(); return <Form>{one}</Form>; }",
      ),
    ),
  ).toHaveLength(1);
});

test("forms beside each other, in a box or handed out by a hook are fine", () => {
  const page = (text: string): [string, string] => ["page", `${IMPORT}import { Row } from "./row.tsx";\n${text}`];
  expect(judge(ROW, page("export const Page = () => <><Form>a</Form><Row /></>;"))).toEqual([]);
  expect(
    judge(ROW, page("const Box = ({ children }) => <div>{children}</div>;\nexport const Page = () => <Box><Row /></Box>;")),
  ).toEqual([]);
  expect(
    judge(
      ROW,
      page(
        "function useRow() { return { row: <Row /> }; }\nexport function Page() { const { row } = useRow(); return <><Form>a</Form>{row}</>; }",
      ),
    ),
  ).toEqual([]);
});

/** Fields that stand in no form: Enter presses nothing there. */
const IN_NO_FORM = [
  "src/modules/operations/email-texts/ui/email-texts-page.tsx",
  "src/modules/shop/ui/listing/facet-options.tsx",
];

test("a search, or a field with a button of its own, that has no form of its own says what Enter does", () => {
  const silent = sources.filter(
    ({ text }) =>
      /<TextInput[^<]*onChange=\{\([^)]*\) => set[A-Z]/s.test(text) &&
      (/<Button[^<]*onClick=/s.test(text) || /<TextInput[^<]*type="search"/s.test(text)) &&
      !/<(Form|form|InnerForm|DialogForm|StepForm)[\s>]|enterDoes\(/.test(text),
  );
  expect(silent.map(({ path }) => path).toSorted()).toEqual(IN_NO_FORM);
});

test("what Enter does in a field of a form is said in one way", () => {
  const own = sources.filter(({ text }) => /key !== "Enter"/.test(text)).map(({ path }) => path);
  expect(own.toSorted()).toEqual([
    "src/modules/payments/ui/card/card-fields.tsx",
    "src/ui/chart/chart-picker.tsx",
    "src/ui/enter-does.ts",
  ]);
});
