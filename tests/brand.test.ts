import { render, toPlainText } from "@react-email/render";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setBrand } from "#kit/brand/brand.ts";
import { DEFAULT_BRAND } from "#kit/brand/default.ts";
import { aboutSections } from "#modules/content/about/sections.ts";
import { PLATFORM_FACTS } from "#modules/content/platform-facts.fixture.ts";
import { ARTICLES } from "#modules/content/help/articles/every-article.ts";
import { writeArticle } from "#modules/content/help/rules/article.ts";
import { policyBody } from "#modules/content/policies/rules/policy.ts";
import { POLICIES } from "#modules/content/policies/texts/every-policy.ts";
import { EVENTS, ruleOf } from "#modules/notifications/rules/events.ts";
import { emailMessages } from "../src/worker.ts";
import { EMAIL_FACTS } from "./emails/facts.ts";

beforeEach(() => setBrand({ name: "Mercado do Sul", article: "o" }));
afterEach(() => setBrand(DEFAULT_BRAND));

const NAME = "Mercado do Sul";

/** Where the words have another market's name, or speak of this one with the article of another. */
const faultsOf = (words: string): string[] => [
  ...(words.match(/.{0,30}\bAutoria\b.{0,10}/g) ?? []),
  ...(words.match(/(?<!\p{L})(?:da|na|pela|a|à|de|em|por|própria|toda|outra|uma) Mercado do Sul/giu) ?? []),
  ...(words.match(/Mercado do Sul (?:inteira|toda|própria|avisada)/g) ?? []),
];

/** Whatever a notice asks of its facts, besides those its email has. */
const FACTS: Record<string, unknown> = {
  ...Object.assign({}, ...Object.values(EMAIL_FACTS)),
  titles: ["Frações na feira"],
  roles: [],
  given: [],
  taken: [],
  from: "2026-03-20",
  until: "2026-03-25",
};
const STEPS =
  "feita espera manual negada problema problema_operador problema_recusado analise tentando aviso encerrado formalizado ganho perdido esperando aprovada recusada autor admin".split(
    " ",
  );

describe("a market that its operator calls “o Mercado do Sul”", () => {
  it("is called so in every e-mail, and in what the administration reads of its texts", async () => {
    let named = 0;
    for (const { name, write, texts } of emailMessages) {
      const { subject, body } = write(EMAIL_FACTS[name] as never, {});
      const words = `${subject}\n${toPlainText(await render(body))}`;
      expect([name, faultsOf(words), faultsOf(JSON.stringify(texts))]).toEqual([name, [], []]);
      if (words.includes(NAME)) named += 1;
    }
    expect(named).toBeGreaterThan(90);
  });

  it("is called so in every notice, whatever its step", () => {
    const found = new Set<string>();
    for (const event of Object.keys(EVENTS)) {
      for (const step of event === "material.revisao" ? ["esperando", "aprovada", "recusada"] : STEPS) {
        const facts = { ...FACTS, ...EMAIL_FACTS[event], step, stage: step, by: step } as never;
        const rule = ruleOf(event);
        for (const words of [rule?.label, rule?.title(facts), rule?.detail?.(facts)]) if (words) found.add(words);
      }
    }
    expect(faultsOf([...found].join("\n"))).toEqual([]);
    expect([...found].filter((words) => words.includes(NAME)).length).toBeGreaterThanOrEqual(6);
  });

  it("is called so in every policy, in the help and in what is told of who answers for it", () => {
    const policies = Object.values(POLICIES).map(({ title, lead, changes, write }) =>
      [lead, policyBody(title, write(PLATFORM_FACTS)), ...changes.map(({ what }) => what)].join("\n"),
    );
    const help = ARTICLES.map((article) => JSON.stringify(writeArticle(article, PLATFORM_FACTS)));
    const about = JSON.stringify(aboutSections(PLATFORM_FACTS));
    expect([...policies, ...help, about].flatMap(faultsOf)).toEqual([]);
    for (const words of [policies.join(), help.join(), about]) expect(words).toContain(NAME);
  });

  it("faults are found", () => {
    expect(faultsOf("Sua conta na Autoria, a Mercado do Sul inteira, da Mercado do Sul")).toHaveLength(4);
    expect(faultsOf("O Mercado do Sul, no Mercado do Sul, ao Mercado do Sul")).toEqual([]);
  });
});
