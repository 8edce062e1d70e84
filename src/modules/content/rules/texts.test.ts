import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TERMS_VERSION } from "#modules/accounts/terms/version.ts";
import { aboutSections } from "../about/sections.ts";
import { looksLikeSpam } from "../contact/rules.ts";
import { PLATFORM_FACTS } from "../platform-facts.fixture.ts";
import { ARTICLES } from "../help/articles/every-article.ts";
import { HELP_CATEGORIES } from "../help/rules/article.ts";
import { policyPath } from "../policies/rules/policy-paths.ts";
import { policyBody } from "../policies/rules/policy.ts";
import { POLICIES } from "../policies/texts/every-policy.ts";
import { type Block, linksIn, plainText, stretchesOf } from "./blocks.ts";
import { securityText } from "./security-text.ts";

const policies = Object.values(POLICIES).map((policy) => ({ ...policy, sections: policy.write(PLATFORM_FACTS) }));
const about = aboutSections(PLATFORM_FACTS);

/** The words of each version, once published: other words are another version, with what changed told in the file. */
const PUBLISHED: Record<string, [version: string, sha256: string]> = {
  "termos-de-uso": ["2026-11.5", "ddc02e1a57c73cb7be22736fc0e99bf9d660f6f9755ddbe5a28c9f781102fec4"],
  "politica-de-privacidade": ["2026-11.3", "e4c1563d87490b9949ab4aaa4540125ddd0b36eb0416909d8024abb4fb0bb9c8"],
  "politica-de-pagamentos": ["2026-11.4", "b4685951ed7ad4d7f0fcd4ac88e707f07d25d25e39b4c2ec3ddd99a9b12f6ba5"],
  devolucoes: ["2026-11.2", "47c0087c96398511eca4fa410a19fcac12edc0418567ddeb7a989b31f4ae08eb"],
  cookies: ["2026-11.2", "8c7525cd651dda1e6b849d3cb9efb9fbd51d7a1391e927e3de78487352d5704b"],
  "direitos-autorais": ["2026-11.2", "0a363c520a8f96eccebef82c36fbfaee34c5dcc9c57bde6d94c0b51b6ddcd673"],
  "o-que-nao-se-vende": ["2026-11.2", "7e4f53d32bfece125db137ed529ebbc44cb7222c819c30d5901e8a968393d930"],
  acessibilidade: ["2026-11.2", "0ac620b2952a99bc16863bab4650c27cc803b7df6c3591941d5439babdee7ffa"],
};

describe("the policies", () => {
  it.each(policies)("$slug: new words are a new version", ({ slug, title, sections, changes }) => {
    const sha256 = createHash("sha256").update(policyBody(title, sections)).digest("hex");
    expect([changes[0].version, sha256]).toEqual(PUBLISHED[slug]);
  });

  it("the version that purchase and account accept is that of the terms in force", () => {
    expect(POLICIES["termos-de-uso"].changes[0].version).toBe(TERMS_VERSION);
  });

  it.each(policies)("$slug: each part has an anchor of its own, a summary and text", ({ sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { summary, body } of sections) {
      expect(summary.length).toBeGreaterThan(20);
      expect(plainText(body).length).toBeGreaterThan(summary.length);
    }
  });
});

describe("the help", () => {
  it("has at least thirty answers, each address once, and no empty subject", () => {
    const slugs = ARTICLES.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(30);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).not.toContain("contato");
    expect(HELP_CATEGORIES.filter((category) => !ARTICLES.some((one) => one.category === category))).toEqual([]);
  });

  it("“see also” only leads to what exists", () => {
    const slugs = new Set(ARTICLES.map(({ slug }) => slug));
    expect(ARTICLES.flatMap(({ related = [] }) => related).filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

describe("the links in the texts", () => {
  const blocks: Block[] = [
    ...ARTICLES.flatMap(({ write }) => write(PLATFORM_FACTS)),
    ...policies.flatMap(({ sections }) => sections.flatMap(({ body, summary }) => [...body, summary])),
    ...about.flatMap(({ body }) => body),
  ];
  const routes = readdirSync(join(import.meta.dirname, "../../../routes"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes("$"))
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, "")
          .replace(/(?:^|\/)_[a-z]+\//, "")
          .replaceAll(".", "/")
          .replaceAll("_/", "/")}`,
    )
    .map((path) => path.replace(/\/index$/, "") || "/")
    .concat(policies.map(({ slug }) => policyPath(slug)));
  const anchors: Record<string, string[]> = {
    ...Object.fromEntries(
      policies.map(({ slug, sections }) => [policyPath(slug), [...sections.map(({ id }) => id), "dados-guardados"]]),
    ),
    "/quero-ser-autor": ["taxas"],
  };

  it("are of pages and parts that exist", () => {
    const links = [...new Set(linksIn(blocks))].filter((href) => href.startsWith("/"));
    expect(links.length).toBeGreaterThan(20);
    const broken = links.filter((href) => {
      const { pathname, hash } = new URL(href, "https://feira.test");
      const slug = /^\/ajuda\/(.+)$/.exec(pathname)?.[1];
      if (slug && slug !== "contato") return !ARTICLES.some((one) => one.slug === slug);
      return !routes.includes(pathname) || (hash !== "" && !anchors[pathname]?.includes(hash.slice(1)));
    });
    expect(broken).toEqual([]);
  });

  it("the help that screens open exists", () => {
    const root = join(import.meta.dirname, "../../..");
    const screens = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
    const requested = screens.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/<HelpLink slug="([^"]+)"/g)].map(([, slug]) => slug),
    );
    expect(requested.length).toBeGreaterThan(10);
    expect(requested.filter((slug) => !ARTICLES.some((one) => one.slug === slug))).toEqual([]);
  });

  it("lead only to this site and to e-mail", () => {
    expect(stretchesOf("veja [isto](/ajuda) e [aquilo](https://fora.example) e [mais](javascript:x)")).toEqual([
      { text: "veja ", href: null },
      { text: "isto", href: "/ajuda" },
      { text: " e [aquilo](https://fora.example) e [mais](javascript:x)", href: null },
    ]);
  });
});

it("security.txt has contact, policy and a validity yet to come (RFC 9116)", () => {
  const text = securityText({
    email: "casa@exemplo.com.br",
    origin: "https://feira.test",
    now: new Date("2026-11-22T12:00:00Z"),
  });
  expect(text).toMatch(/^Contact: mailto:casa@exemplo\.com\.br$/m);
  expect(text).toMatch(/^Expires: 2027-05-21T12:00:00\.000Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/feira\.test\/\.well-known\/security\.txt$/m);
});

it.each([
  [{ site: "", mensagem: "O arquivo não abre." }, false],
  [{ site: "", mensagem: "Veja https://a.example e www.b.example" }, false],
  [{ site: "", mensagem: "http://a http://b www.c" }, true],
  [{ site: "x", mensagem: "O arquivo não abre." }, true],
])("what looks machine-made waits: %j", (message, isHeld) => {
  expect(looksLikeSpam(message)).toBe(isHeld);
});
