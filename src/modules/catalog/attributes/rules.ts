/** What a category asks, as far as answers are judged by it. */
type Question = {
  id: number;
  slug: string;
  kind: "uma" | "varias" | "numero" | "faixa";
  unit: string | null;
  lowest: number | null;
  highest: number | null;
  options: readonly { id: number }[];
};
type Answer = { attributeId: number; optionIds: readonly number[]; low: number | null; high: number | null };

type Answers = { optionIds: number[]; numbers: { attributeId: number; low: number; high: number }[] };

/** What is wrong with the answers to what this category asks, by field "atributos.{slug}". What it does not ask is no mistake: its category changed. */
export function attributeProblems(values: readonly Answer[], choices: readonly Question[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const value of values) {
    const choice = choices.find((one) => one.id === value.attributeId);
    const problem = choice && problemOf(value, choice);
    if (choice && problem) problems[`atributos.${choice.slug}`] = problem;
  }
  return problems;
}

function problemOf(value: Answer, choice: Question): string | null {
  const { lowest, highest, kind, unit } = choice;
  if (lowest === null || highest === null) {
    if (value.low !== null || value.high !== null) return "Escolha uma das opções.";
    if (new Set(value.optionIds).size !== value.optionIds.length) return "Uma opção apareceu duas vezes.";
    if (kind === "uma" && value.optionIds.length > 1) return "Escolha uma opção só.";
    return value.optionIds.every((id) => choice.options.some((option) => option.id === id))
      ? null
      : "Esta opção não existe mais.";
  }
  if (value.optionIds.length > 0) return "Escreva um número.";
  const [low, high] = [value.low ?? value.high, value.high ?? value.low];
  if (low === null || high === null) return null;
  if (kind === "numero" && low !== high) return "Escreva um número só.";
  if (low > high) return "O primeiro número é maior que o segundo.";
  return low < lowest || high > highest ? `Use de ${lowest} a ${highest}${unit ? ` ${unit}` : ""}.` : null;
}

/** The answers to what this category asks, ready to be written; empty ones are left out. */
export function answersOf(values: readonly Answer[], choices: readonly Question[]): Answers {
  const requested = values.filter((value) => choices.some((choice) => choice.id === value.attributeId));
  return {
    optionIds: requested.flatMap((value) => value.optionIds),
    numbers: requested.flatMap(({ attributeId, low, high }) => {
      const [first, last] = [low ?? high, high ?? low];
      return first === null || last === null ? [] : [{ attributeId, low: first, high: last }];
    }),
  };
}
