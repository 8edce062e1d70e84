import type { Random } from "./random.ts";
import type { License, RichBlock, RichDoc, RichText } from "./market-types.ts";
import { type TopicWords, DESCRIPTION_WORDS, LICENSE_WORDS } from "./description-words.ts";

const plain = (text: string): RichText => ({ type: "text", text });
const strong = (text: string): RichText => ({ type: "text", text, marks: [{ type: "bold" }] });
const paragraph = (...content: RichText[]): RichBlock => ({ type: "paragraph", content });
const heading = (level: 2 | 3, text: string): RichBlock => ({ type: "heading", attrs: { level }, content: [plain(text)] });
const bullets = (items: RichText[][]): RichBlock => ({
  type: "bulletList",
  content: items.map((content) => ({ type: "listItem", content: [paragraph(...content)] })),
});

/** The voice of a topic; an unknown topic throws. */
export function topicWords(topic: string): TopicWords {
  const words = DESCRIPTION_WORDS[topic];
  if (!words) throw new Error(`no words for the topic ${topic}`);
  return words;
}

type Described = {
  title: string;
  topic: string;
  promise: string;
  points: string[];
  format: string;
  license: License;
  pages: number;
  schoolYear: string | null;
  subject: string | null;
};

/** The description of a product as a ProseMirror document, in the author's voice for its topic. */
export function describe(product: Described, random: Random): RichDoc {
  const words = topicWords(product.topic);
  const content: RichBlock[] = [
    paragraph(plain(`${product.promise} ${random.pick(words.openings)}`)),
    paragraph(plain(random.pick(words.stories))),
    heading(2, random.pick(["O que tem aqui", "O que você leva", "Dentro do arquivo"])),
    bullets(product.points.map((point) => [plain(point)])),
    heading(2, random.pick(["Como usar", "Para começar", "Na prática"])),
    paragraph(plain(random.pick(words.uses))),
  ];
  if (product.schoolYear) content.push(schoolFacts(product.schoolYear, product.subject));
  content.push(
    heading(3, random.pick(["Bom saber", "Antes de levar", "Detalhes"])),
    bullets([
      [strong("Formato: "), plain(product.format)],
      ...(product.pages > 0 ? [[strong("Páginas: "), plain(String(product.pages))]] : []),
      [strong("Licença: "), plain(LICENSE_WORDS[product.license])],
    ]),
    paragraph(plain(random.pick(words.closings))),
  );
  return { type: "doc", content };
}

function schoolFacts(year: string, subject: string | null): RichBlock {
  const about = subject ? `${subject}, ${year}` : year;
  return paragraph(strong("Etapa: "), plain(`${about}. Serve também para retomar o assunto no ano seguinte.`));
}

/** The words of a description, for search and for tests. */
export function plainTextOf(doc: RichDoc): string {
  const texts: string[] = [];
  const visit = (blocks: RichBlock[]) => {
    for (const block of blocks) {
      if (block.type === "bulletList") block.content.forEach((item) => visit(item.content));
      else texts.push(block.content.map((part) => part.text).join(""));
    }
  };
  visit(doc.content);
  return texts.join("\n");
}
