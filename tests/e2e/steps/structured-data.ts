import * as z from "zod";

/** An address out of our pages, whole. */
const address = z.url({ protocol: /^https?$/ });
const words = z.string().trim().min(1);
const price = z.string().regex(/^\d+\.\d{2}$/);
const context = z.literal("https://schema.org");
const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ "@type": z.literal(type), ...shape });

const named = (type: "Person" | "Organization" | "Brand") => of(type, { name: words, url: address.optional() });
const returnPolicy = of("MerchantReturnPolicy", {
  applicableCountry: z.literal("BR"),
  returnPolicyCategory: z.literal("https://schema.org/MerchantReturnFiniteReturnWindow"),
  merchantReturnDays: z.int().min(7),
  returnFees: z.literal("https://schema.org/FreeReturn"),
  refundType: z.literal("https://schema.org/FullRefund"),
});
/** One for each licence: who lists products for shoppers reads no AggregateOffer. */
const offers = z
  .array(
    of("Offer", {
      price,
      priceCurrency: z.literal("BRL"),
      availability: z.literal("https://schema.org/InStock"),
      url: address,
      seller: z.union([named("Person"), named("Organization")]),
      hasMerchantReturnPolicy: returnPolicy,
    }),
  )
  .min(1);
const rating = of("AggregateRating", {
  ratingValue: z.string().regex(/^([1-4]\.\d|5\.0)$/),
  reviewCount: z.int().positive(),
});
const steps = z
  .array(of("ListItem", { position: z.int(), name: words, item: address }))
  .min(2)
  .refine((items) => items.every(({ position }, index) => position === index + 1), { error: "fora de ordem" });
const question = of("Question", { name: words, acceptedAnswer: of("Answer", { text: words }) });

/** What Google asks of each kind of thing, and schema.org of its fields; nothing beside them. */
const KINDS = z.discriminatedUnion("@type", [
  of("Product", {
    "@context": context,
    name: words,
    description: words.optional(),
    image: address,
    sku: words,
    category: words,
    brand: named("Brand"),
    offers,
    aggregateRating: rating.optional(),
  }),
  of("BlogPosting", {
    "@context": context,
    mainEntityOfPage: address,
    headline: words.max(110),
    description: words,
    inLanguage: z.literal("pt-BR"),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    articleSection: words,
    wordCount: z.int().positive(),
    keywords: words.optional(),
    image: z.array(address).min(1),
    author: named("Organization"),
    publisher: named("Organization"),
  }),
  of("FAQPage", { "@context": context, mainEntity: z.array(question).min(1) }),
  of("BreadcrumbList", { "@context": context, itemListElement: steps }),
  of("Organization", {
    "@context": context,
    name: words,
    url: address,
    legalName: words.optional(),
    email: z.email().optional(),
  }),
  of("WebSite", {
    "@context": context,
    name: words,
    url: address,
    inLanguage: z.literal("pt-BR"),
    potentialAction: of("SearchAction", {
      target: of("EntryPoint", { urlTemplate: z.string().regex(/^https?:\/\/.+\{search_term_string\}/) }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  of("ProfilePage", {
    "@context": context,
    url: address,
    mainEntity: of("Person", { name: words, url: address, description: words.optional(), image: address.optional() }),
  }),
]);

const SCRIPTS = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** The kinds of things a page tells search engines of, and what is wrong in how it does. */
export function structuredDataIn(html: string): { kinds: string[]; problems: string[] } {
  const documents = [...html.matchAll(SCRIPTS)].map(([, json = ""]) => KINDS.safeParse(JSON.parse(json)));
  return {
    kinds: documents.flatMap(({ data }) => (data ? [data["@type"]] : [])),
    problems: documents.flatMap(({ error }) => (error ? [z.prettifyError(error)] : [])),
  };
}
