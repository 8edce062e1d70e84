import type * as z from "zod";
import type { Answer } from "./ask.ts";
import { differences } from "./differences.ts";

const WORDS = { missing: "falta", unknown: "desconhecido", retyped: "de outro tipo" } as const;

/** What was found, a line each; `fails` when selling would fail. Nothing in a line is of a person. */
export class Report {
  readonly lines: string[] = [];
  fails = false;

  ok(words: string): void {
    this.lines.push(`certo    ${words}`);
  }
  warn(words: string): void {
    this.lines.push(`atenção  ${words}`);
  }
  fail(words: string): void {
    this.fails = true;
    this.lines.push(`FALHA    ${words}`);
  }

  /** Reads an answer as the product would, and names each field that differs. */
  read(name: string, answer: Answer | null, schema: z.ZodType): void {
    if (answer?.status !== 200) return;
    const parsed = schema.safeParse(answer.body);
    if (!parsed.success) {
      const paths = parsed.error.issues.map((issue) => issue.path.join(".") || "a resposta inteira");
      return this.fail(`${name}: não conseguimos ler ${[...new Set(paths)].join(", ")}`);
    }
    const found = differences(answer.body, parsed.data);
    if (found.length === 0) return this.ok(`${name}: lido por inteiro`);
    for (const kind of ["retyped", "missing", "unknown"] as const) {
      const paths = found.filter((one) => one.kind === kind).map((one) => one.path);
      if (paths.length > 0) this.lines.push(`campos   ${name}: ${WORDS[kind]}: ${paths.join(", ")}`);
    }
  }
}
