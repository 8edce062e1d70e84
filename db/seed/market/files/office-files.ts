import { strToU8, zipSync, type Zippable } from "fflate";
import type { FileSpec } from "../market-types.ts";
import { topicWords } from "../description.ts";
import { randomOf } from "../random.ts";
import { CLAUSES } from "../words/product-words.ts";
import { lesson, mathExercises, openQuestions } from "../words/school-words.ts";

const MADE_AT = new Date(2026, 0, 15, 12);
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const NS = "http://schemas.openxmlformats.org";

export const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A zip with fixed dates; names that start with "=" are stored without compression. */
export function zipped(entries: Record<string, string | Uint8Array>): Buffer {
  const files: Zippable = {};
  for (const [name, body] of Object.entries(entries)) {
    const stored = name.startsWith("=");
    files[stored ? name.slice(1) : name] = [
      typeof body === "string" ? strToU8(body) : body,
      { level: stored ? 0 : 6, mtime: MADE_AT },
    ];
  }
  return Buffer.from(zipSync(files));
}

/** The parts every Office package opens with: content types and the root relation. */
export function officePackage(
  main: string,
  mainType: string,
  parts: Record<string, string>,
  types: Record<string, string>,
): Buffer {
  const overrides = Object.entries({ [main]: mainType, ...types }).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  const entries: Record<string, string> = {
    "[Content_Types].xml": `${XML}<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join("")}</Types>`,
    "_rels/.rels": relations([["officeDocument", main]]),
  };
  for (const [name, body] of Object.entries(parts)) entries[name] = body.startsWith("<?xml") ? body : XML + body;
  return zipped(entries);
}

export function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const rows = targets.map(
    ([type, target], i) =>
      `<Relationship Id="rId${i + 1}" Type="${NS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${NS}/package/2006/relationships">${rows.join("")}</Relationships>`;
}

/** A DOCX with title, opening, sections and lists that fit its topic. */
export function makeDocx(spec: FileSpec): Buffer {
  const r = randomOf(spec.seed);
  const p = (text: string, style = "", bold = false) =>
    `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ""}<w:r>${bold ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
  const words = topicWords(spec.topic);
  const body = [
    p(spec.productTitle, "Title"),
    p(spec.authorName),
    p(r.pick(words.openings)),
    p("O que vem", "Heading1"),
    ...spec.points.map((point) => p(`• ${point}`)),
  ];
  if (spec.topic === "para-a-escola") {
    for (let i = 1; i <= 3; i++) {
      const plan = lesson(r, spec.tags);
      body.push(
        p(`Aula ${i}`, "Heading1"),
        p(plan.objective),
        p("Material", "", true),
        ...plan.material.map((item) => p(`• ${item}`)),
        p("Roteiro", "", true),
        ...plan.steps.map((step, k) => p(`${k + 1}. ${step}`)),
      );
    }
    const exercises = spec.subject === "Matemática" ? mathExercises(r, 8) : openQuestions(r, spec.tags, 6);
    body.push(p("Atividades", "Heading1"), ...exercises.map((one, i) => p(`${i + 1}. ${one.question}`)));
  } else {
    for (const clause of CLAUSES) body.push(p(clause.title, "Heading1"), p(clause.text));
    body.push(
      p("Local e data: ______________________, ___/___/______"),
      p("Assinaturas: ______________________   ______________________"),
    );
  }
  const style = (id: string, name: string, size: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:spacing w:before="240" w:after="120"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
  const ns = `xmlns:w="${NS}/wordprocessingml/2006/main"`;
  return officePackage(
    "word/document.xml",
    "wordprocessingml.document.main",
    {
      "word/document.xml": `<w:document ${ns}><w:body>${body.join("")}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/></w:sectPr></w:body></w:document>`,
      "word/styles.xml": `<w:styles ${ns}>${style("Title", "Title", 44)}${style("Heading1", "heading 1", 30)}</w:styles>`,
      "word/_rels/document.xml.rels": relations([["styles", "styles.xml"]]),
    },
    { "word/styles.xml": "wordprocessingml.styles" },
  );
}
