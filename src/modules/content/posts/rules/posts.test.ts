import { setBrand } from "#kit/brand/brand.ts";
import { DEFAULT_BRAND } from "#kit/brand/default.ts";
import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { bodyField } from "../desk/body-field.ts";
import { isPostLink, productSlugIn } from "./post-address.ts";
import { postFacts } from "./post-facts.ts";
import { blankPost, missingIn } from "./post-form.ts";
import { headingsOf } from "./post-headings.ts";
import { imageIdsIn, nodesOf, plainBody, type PostNode, productIdsIn, readingMinutes } from "./post-node.ts";
import { POST_MOVES, POST_STATUSES, mayMove, type PostMove } from "./post-status.ts";
import { publishHourProblem } from "./publish-hour.ts";
import { rss } from "./rss.ts";

const IMAGE = "0190f5fe-7c00-7a00-8000-000000000001";
const words = (text: string): PostNode => ({ type: "text", text });
const paragraph = (text: string): PostNode => ({ type: "paragraph", content: [words(text)] });
const heading = (text: string, level = 2): PostNode => ({ type: "heading", attrs: { level }, content: [words(text)] });
const doc = (...content: PostNode[]): PostNode => ({ type: "doc", content });

describe("the body of a post", () => {
  it("counts words, products and images, and the reading time is never zero", () => {
    const body = doc(
      heading("Começo"),
      paragraph("palavra ".repeat(400)),
      { type: "material", attrs: { productId: 7 } },
      { type: "material", attrs: { productId: 7 } },
      { type: "imagem", attrs: { id: IMAGE, width: 10, height: 10 } },
    );
    expect(readingMinutes(body)).toBe(2);
    expect(readingMinutes(doc())).toBe(1);
    expect(productIdsIn(body)).toEqual([7]);
    expect(imageIdsIn(body)).toEqual([IMAGE]);
    expect(plainBody(doc(heading("Um"), paragraph("dois"), paragraph(" ")))).toBe("Um\ndois");
  });

  it("each heading has an address of its own, which is not that of anything else on the page", () => {
    const headings = headingsOf(doc(heading("Corte"), heading("Corte", 3), heading("Conteúdo"), heading(" "), heading("✂")));
    expect(headings).toEqual([
      { id: "corte", title: "Corte", level: 2 },
      { id: "corte-2", title: "Corte", level: 3 },
      { id: "conteudo-2", title: "Conteúdo", level: 2 },
      { id: "parte", title: "✂", level: 2 },
    ]);
  });

  it.each([
    ["/ajuda/pagar-com-pix", true],
    ["https://exemplo.com.br/a", true],
    ["mailto:alguem@exemplo.com.br", true],
    ["//outro.example", false],
    ["/\\outro.example", false],
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["ajuda", false],
    [`https://exemplo.com.br/${"a".repeat(500)}`, false],
    ["/\t/mal.example", false],
    ["/%2f/mal.example", false],
  ])("the link %s counts: %s", (href, isGood) => {
    expect(isPostLink(href)).toBe(isGood);
  });

  it.each([
    ["https://autoria.example/produto/bolsa-de-pano?x=1#y", "bolsa-de-pano"],
    ["/produto/bolsa-de-pano/", "bolsa-de-pano"],
    [" bolsa-de-pano ", "bolsa-de-pano"],
    ["https://autoria.example/loja/nina", null],
    ["Bolsa de pano", null],
    ["", null],
  ])("in “%s” stands the product %s", (text, slug) => {
    expect(productSlugIn(text)).toBe(slug);
  });
});

describe("what arrives from the editor", () => {
  const clean = (input: unknown): PostNode => bodyField.parse(input);

  it("only what the page can draw stays", () => {
    const body = clean({
      type: "doc",
      content: [
        { type: "script", content: [{ type: "text", text: "fica a palavra" }] },
        { type: "heading", attrs: { level: 1, onclick: "x" }, content: [{ type: "text", text: "Título" }] },
        {
          type: "paragraph",
          content: [
            { type: "text", text: "um", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }, { type: "bold" }] },
            { type: "text", text: "dois", marks: [{ type: "link", attrs: { href: "/ajuda", target: "_blank" } }] },
          ],
        },
        { type: "imagem", attrs: { id: "https://fora.example/x.png", width: 1, height: 1 } },
        { type: "imagem", attrs: { id: IMAGE, width: 1200, height: 800, alt: " um  molde ", src: "https://fora.example" } },
        { type: "material", attrs: { productId: -1 } },
        { type: "material", attrs: { productId: 12, title: "Bolsa", priceCents: 1 } },
      ],
    });
    expect(body.content).toEqual([
      words("fica a palavra"),
      heading("Título"),
      {
        type: "paragraph",
        content: [
          { type: "text", text: "um", marks: [{ type: "bold" }] },
          { type: "text", text: "dois", marks: [{ type: "link", attrs: { href: "/ajuda" } }] },
        ],
      },
      { type: "imagem", attrs: { id: IMAGE, width: 1200, height: 800, alt: "um molde" } },
      { type: "material", attrs: { productId: 12, title: "Bolsa" } },
    ]);
  });

  it("of anything a known tree comes out, and cleaning again changes nothing", () => {
    const KNOWN = /^(?:doc|text|paragraph|heading|bulletList|orderedList|listItem|blockquote|hardBreak|imagem|material)$/;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        const once = clean({ type: "doc", content: [json, { type: "paragraph", content: json }] });
        expect(nodesOf(once).every(({ type }) => KNOWN.test(type))).toBe(true);
        expect(clean(once)).toEqual(once);
      }),
    );
  });

  it("an endless text is refused with a sentence", () => {
    const answer = bodyField.safeParse(doc(paragraph("a".repeat(300_001))));
    expect(answer.error?.issues[0]?.message).toMatch(/longo demais/);
  });
});

describe("publishing", () => {
  it("says, field by field, what is missing", () => {
    expect(Object.keys(missingIn(blankPost()))).toEqual(["title", "summary", "category", "body"]);
    const whole = { ...blankPost(), title: "T", summary: "R", category: "da-feira" as const, body: doc(paragraph("x")) };
    expect(missingIn(whole)).toEqual({});
    expect(missingIn({ ...whole, cover: { id: IMAGE, width: 1, height: 1 } })).toHaveProperty("coverAlt");
  });

  const NOW = new Date("2026-11-22T12:00:00Z");
  const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  it.each([
    [null, /dia e a hora/],
    [after(-1), /2 minutos/],
    [after(1), /2 minutos/],
    [after(2), null],
    [after(365 * 24 * 60), null],
    [after(366 * 24 * 60), /um ano/],
  ])("the time %s is accepted or refused with the reason", (hour, problem) => {
    const answer = publishHourProblem(hour, NOW);
    if (problem) expect(answer).toMatch(problem);
    else expect(answer).toBeNull();
  });

  it("each action starts only from where it may", () => {
    const table = POST_STATUSES.map((status) => (Object.keys(POST_MOVES) as PostMove[]).filter((move) => mayMove(status, move)));
    expect(table).toEqual([
      ["publicar", "agendar", "apagar"],
      ["publicar", "agendar", "desmarcar"],
      ["publicar", "tirar"],
      ["publicar"],
    ]);
  });
});

describe("what is told to machines", () => {
  const item = {
    slug: "molde-e-pano",
    title: 'Molde & "pano" <cru>',
    summary: "Dois > um",
    authorName: "Redação",
    categoryTitle: "Feito à mão",
    publishedAt: new Date("2026-11-20T12:00:00Z"),
  };

  it("the RSS feed is well-formed XML, with the standard's dates and nothing left to escape", () => {
    const text = rss("https://autoria.example", [item]);
    expect(XMLValidator.validate(text)).toBe(true);
    const { rss: feed } = new XMLParser({ ignoreAttributes: false, htmlEntities: true }).parse(text) as {
      rss: { "@_version": string; channel: { item: Record<string, unknown>; lastBuildDate: string } };
    };
    expect(feed["@_version"]).toBe("2.0");
    expect(feed.channel.lastBuildDate).toBe("Fri, 20 Nov 2026 12:00:00 GMT");
    expect(feed.channel.item).toMatchObject({
      title: item.title,
      link: "https://autoria.example/blog/molde-e-pano",
      pubDate: "Fri, 20 Nov 2026 12:00:00 GMT",
    });
    expect(XMLValidator.validate(rss("https://autoria.example", []))).toBe(true);
    setBrand({ name: "Ação & Cia.", article: "" });
    const named = new XMLParser({ htmlEntities: true }).parse(rss("https://autoria.example", []), true) as {
      rss: { channel: { title: string } };
    };
    setBrand(DEFAULT_BRAND);
    expect(named.rss.channel.title).toBe("Blog de Ação & Cia.");
  });

  it("the article data have what search engines ask for", () => {
    const facts = postFacts(
      {
        ...item,
        tags: ["molde"],
        publishedAt: item.publishedAt.toISOString(),
        changedAt: item.publishedAt.toISOString(),
        cover: { id: IMAGE },
        image: "/compartilhar/blog/7/a.jpg",
        wordCount: 300,
      },
      "https://autoria.example",
    );
    expect(facts).toMatchObject({
      "@type": "BlogPosting",
      headline: item.title,
      datePublished: "2026-11-20T12:00:00.000Z",
      dateModified: "2026-11-20T12:00:00.000Z",
      image: [`https://autoria.example/imagens/${IMAGE}/960.webp`, "https://autoria.example/compartilhar/blog/7/a.jpg"],
      author: { name: "Redação" },
      mainEntityOfPage: "https://autoria.example/blog/molde-e-pano",
    });
  });
});
