import type { FileFormat, FileSpec } from "./market-types.ts";
import type { Random } from "./random.ts";
import { slugOf } from "./slug.ts";

type Material = {
  title: string;
  kind: string;
  authorName: string;
  topic: string;
  category: string;
  subject: string | null;
  points: string[];
  tags: string[];
  formats: FileFormat[];
  priceCents: number;
};

type Planned = { format: FileFormat; label: string; pages: number };

const COMPANIONS: Record<string, string[]> = {
  "para-a-escola": ["Fichas do estudante", "Gabarito comentado", "Cartas para recortar", "Guia de quem ensina"],
  "planners-e-papelaria": ["Páginas extras", "Guia de impressão", "Versão econômica"],
  "arte-e-ilustracao": ["Guia de cores", "Índice das peças"],
  "fontes-e-icones": ["Espécime", "Folha de referência"],
  "audio-e-musica": ["Ficha das faixas", "Guia de estudo"],
  "planilhas-e-negocios": ["Guia de uso", "Exemplo preenchido"],
  "costura-e-bordado": ["Passo a passo", "Tabela de medidas e cores", "Folhas para colar"],
  "e-books": ["Caderno de anotações", "Fichas para imprimir"],
};

const LABELS: Record<FileFormat, string> = {
  PDF: "Material completo",
  DOCX: "Versão editável",
  XLSX: "Planilha",
  PPTX: "Apresentação editável",
  PNG: "Imagem em alta",
  SVG: "Desenho em vetor",
  WAV: "Áudio",
  ZIP: "Pacote completo",
  EPUB: "Livro para leitor eletrônico",
};

/** Plans one to four files of a product: one per format, and companions for the larger ones. */
export function filesFor(product: Material, random: Random): FileSpec[] {
  const planned: Planned[] = product.formats.map((format) => ({
    format,
    label: format === "PDF" ? product.kind : LABELS[format],
    pages: format === "PDF" ? random.int(8, 14) + (product.priceCents >= 2500 ? 6 : 0) : 0,
  }));
  const room = product.priceCents === 0 ? 0 : Math.min(4 - planned.length, product.priceCents >= 2000 ? 2 : 1);
  if (product.formats.includes("PDF")) {
    for (const label of random.sample(COMPANIONS[product.topic] ?? [], random.int(0, room))) {
      planned.push({ format: "PDF", label, pages: random.int(4, 8) });
    }
  }
  const head = slugOf(product.title.split(":")[0] ?? product.title);
  return planned.map(({ format, label, pages }, position) => ({
    name: `${position === 0 ? head : `${head}-${slugOf(label)}`}.${format.toLowerCase()}`,
    format,
    label,
    productTitle: product.title,
    kind: product.kind,
    authorName: product.authorName,
    topic: product.topic,
    category: product.category,
    subject: product.subject,
    points: product.points,
    tags: product.tags,
    pages,
    seed: random.int(1, 2 ** 31),
  }));
}
