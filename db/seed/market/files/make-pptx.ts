import type { FileSpec } from "../market-types.ts";
import { paletteFor } from "../palettes.ts";
import { randomOf } from "../random.ts";
import { GUIDE_PARAGRAPHS } from "../words/reading-words.ts";
import { escapeXml, NS, officePackage, relations } from "./office-files.ts";

const NAMES = `xmlns:a="${NS}/drawingml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships" xmlns:p="${NS}/presentationml/2006/main"`;
const GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const WIDE = { w: 12192000, h: 6858000 };

const solid = (hex: string) => `<a:solidFill><a:srgbClr val="${hex.slice(1)}"/></a:solidFill>`;

function box(
  id: number,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string | null,
  text = "",
  size = 2000,
  ink = "#151E31",
  bold = false,
): string {
  const body = text
    ? `<a:r><a:rPr lang="pt-BR" sz="${size}" b="${bold ? 1 : 0}">${solid(ink)}</a:rPr><a:t>${escapeXml(text)}</a:t></a:r>`
    : '<a:endParaRPr lang="pt-BR"/>';
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Bloco ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill ? solid(fill) : "<a:noFill/>"}</p:spPr><p:txBody><a:bodyPr wrap="square"/><a:p>${body}</a:p></p:txBody></p:sp>`;
}

function theme(colours: readonly string[]): string {
  const slots = [
    "dk1",
    "lt1",
    "dk2",
    "lt2",
    "accent1",
    "accent2",
    "accent3",
    "accent4",
    "accent5",
    "accent6",
    "hlink",
    "folHlink",
  ];
  const scheme = slots
    .map((slot, i) => `<a:${slot}><a:srgbClr val="${(colours[i % colours.length] ?? "#000000").slice(1)}"/></a:${slot}>`)
    .join("");
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const font = '<a:latin typeface="Libre Franklin"/><a:ea typeface=""/><a:cs typeface=""/>';
  return `<a:theme xmlns:a="${NS}/drawingml/2006/main" name="Autoral"><a:themeElements><a:clrScheme name="Autoral">${scheme}</a:clrScheme><a:fontScheme name="Autoral"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Autoral"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln>${fill}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${"<a:effectStyle><a:effectLst/></a:effectStyle>".repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}

/** A presentation of eight slides in the colours of the product. */
export function makePptx(spec: FileSpec): Buffer {
  const r = randomOf(spec.seed);
  const p = paletteFor("slides", spec.seed);
  const titles = [
    spec.productTitle.split(":")[0] ?? spec.productTitle,
    "O que vamos ver",
    ...spec.points.slice(0, 3),
    "Na prática",
    "Perguntas",
    "Obrigado",
  ];
  const slides = titles.map((title, i) => {
    const first = i === 0;
    const shapes = [
      box(2, 0, 0, WIDE.w, WIDE.h, first ? p.ground : "#FFFDF8"),
      box(3, 8800000, 900000, 2500000, 2500000, r.pick([p.a, p.b, p.c])),
      box(4, 8800000, 3400000, 1250000, 2500000, r.pick([p.b, p.c, p.d])),
      box(
        5,
        800000,
        first ? 2200000 : 700000,
        7600000,
        1400000,
        null,
        title,
        first ? 4400 : 3200,
        first ? p.ink : "#151E31",
        true,
      ),
      box(
        6,
        800000,
        first ? 3900000 : 2300000,
        7400000,
        2600000,
        null,
        first ? spec.authorName : r.pick(GUIDE_PARAGRAPHS),
        2000,
        first ? p.ink : "#4E5768",
      ),
    ];
    return `<p:sld ${NAMES}><p:cSld><p:spTree>${GROUP}${shapes.join("")}</p:spTree></p:cSld></p:sld>`;
  });
  const tree = `<p:cSld><p:spTree>${GROUP}</p:spTree></p:cSld>`;
  const map =
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
  const parts: Record<string, string> = {
    "ppt/presentation.xml": `<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${slides.map((_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 2}"/>`).join("")}</p:sldIdLst><p:sldSz cx="${WIDE.w}" cy="${WIDE.h}"/><p:notesSz cx="${WIDE.h}" cy="${WIDE.w}"/></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations([
      ["slideMaster", "slideMasters/slideMaster1.xml"],
      ...slides.map((_, i) => ["slide", `slides/slide${i + 1}.xml`] as const),
      ["theme", "theme/theme1.xml"],
    ]),
    "ppt/slideMasters/slideMaster1.xml": `<p:sldMaster ${NAMES}>${tree}${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    "ppt/slideMasters/_rels/slideMaster1.xml.rels": relations([
      ["slideLayout", "../slideLayouts/slideLayout1.xml"],
      ["theme", "../theme/theme1.xml"],
    ]),
    "ppt/slideLayouts/slideLayout1.xml": `<p:sldLayout ${NAMES} type="blank">${tree}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    "ppt/slideLayouts/_rels/slideLayout1.xml.rels": relations([["slideMaster", "../slideMasters/slideMaster1.xml"]]),
    "ppt/theme/theme1.xml": theme(["#151E31", "#FFFFFF", p.ink, p.ground, p.a, p.b, p.c, p.d]),
  };
  const types: Record<string, string> = {
    "ppt/slideMasters/slideMaster1.xml": "presentationml.slideMaster",
    "ppt/slideLayouts/slideLayout1.xml": "presentationml.slideLayout",
    "ppt/theme/theme1.xml": "theme",
  };
  slides.forEach((xml, i) => {
    parts[`ppt/slides/slide${i + 1}.xml`] = xml;
    parts[`ppt/slides/_rels/slide${i + 1}.xml.rels`] = relations([["slideLayout", "../slideLayouts/slideLayout1.xml"]]);
    types[`ppt/slides/slide${i + 1}.xml`] = "presentationml.slide";
  });
  return officePackage("ppt/presentation.xml", "presentationml.presentation.main", parts, types);
}
