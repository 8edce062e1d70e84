import { fold } from "#kit/fold.ts";
import { MARKET_ATTRIBUTES, type MarketAttribute } from "./attributes.ts";
import { BNCC } from "./bncc.ts";
import type { MarketProduct } from "./market-types.ts";
import { randomOf } from "./random.ts";

/** What a product says of one attribute: options by slug, or numbers. */
export type Answer = { attribute: string; options: string[]; numbers: [low: number, high: number] | null };

/** Words of the product that give an option away, by attribute and option. The first of each attribute is said when none fits. */
const SIGNS: Record<string, Record<string, RegExp>> = {
  jogadores: {
    "em-grupo": /./,
    sozinho: /quebra-cabeca|caca-palavras|disco/,
    "em-dupla": /domino|memoria|cara a cara/,
    "a-turma-toda": /bingo|stop|trilha/,
  },
  letra: { bastao: /bastao|alfabeto|silaba|nome/, cursiva: /cursiva|caligrafia/, imprensa: /leitura|texto|parede/ },
  tamanho: {
    a4: /./,
    a5: /planner|agenda|diario|caderno|cartao|cartoes/,
    a3: /painel|poster|quadro|mural/,
    a6: /convite|tag|etiqueta|rotulo/,
  },
  ocasiao: {
    "dia-a-dia": /planner|semana|agenda|despensa|diario|caderno|cozinha|calendario/,
    aniversario: /aniversario|boteco|primeiro ano em cordel/,
    bebe: /bebe/,
    casamento: /casamento/,
    "festa-junina": /junin|bandeirinha|sao joao/,
    natal: /natal/,
    "volta-as-aulas": /volta as aulas|escolares|professora|vestibular/,
    "feira-e-bazar": /feira|bazar|sabonete|geleia|licor|pedidos/,
  },
  "como-editar": { "so-imprimir": /./, "no-canva": /editave/, "no-programa-de-pdf": /planner|diario/ },
  tecnica: {
    "traco-a-nanquim": /colorir|traco|botanic|desenho|ilustrac/,
    aquarela: /aquarela|quintal/,
    xilogravura: /gravura|cordel|nordeste|cacto/,
    vetor: /vetor|poster|fachada|cidades/,
    fotografia: /fotografia|luz|parede|areia|papel/,
    linoleo: /linoleo|tintas/,
  },
  "desenho-da-letra": {
    serifada: /serifada|livro|capitular/,
    "sem-serifa": /sem serifa|estreita|bastao/,
    manuscrita: /placa|rabisco/,
    letreiro: /letreiro/,
  },
  genero: {
    efeitos: /efeito|sons|toques|oficina|cozinha/,
    ambiencia: /ambienc|mata|chuva|feira livre/,
    samba: /samba|cavaquinho|pandeiro/,
    choro: /choro/,
    frevo: /frevo/,
    maracatu: /maracatu|zabumba|bumba/,
    "coco-e-ciranda": /coco|ciranda/,
    "viola-caipira": /viola/,
    "lo-fi": /lo-fi|calma|vinheta/,
    infantil: /infantil|escola|roda|palmas|primeira viagem/,
  },
  instrumento: {
    percussao: /percuss|maracatu|bateria|palmas|boi|metronomo|ritmos/,
    violao: /violao/,
    "viola-caipira": /viola caipira/,
    cavaquinho: /cavaquinho/,
    piano: /piano/,
    "flauta-doce": /flauta/,
    voz: /coro|canto/,
    pandeiro: /pandeiro/,
  },
  area: {
    financas: /caixa|conta|mei|dizimo|comiss|gasto|financeir/,
    "preco-e-custo": /precific|custo|orcamento|calculo/,
    estoque: /estoque/,
    contratos: /contrato|autoriza|politica|recibo/,
    "obra-e-reforma": /obra|reforma|concreto/,
    "casa-e-viagem": /viagem|republica/,
    escola: /professor|aula|tcc|notas/,
    apresentar: /apresenta|laminas|proposta|relatorio|slides/,
    emprego: /curriculo|emprego|portfolio/,
  },
  dificuldade: {
    intermediario: /./,
    iniciante: /comeca|iniciante|primeira|quadradinho|feltro|rapido|mascaras|gratuito|elastico/,
    avancado: /camisa|xale|retratos|saia|fauna|ladrilho/,
  },
  leitores: {
    adultos: /receita|./,
    criancas: /infantil|crianca|menino|casa que|dormir/,
    professores: /professor|escola|sala de aula|educar/,
    jovens: /cordel|violao|escreva/,
  },
  dieta: {
    vegetariana: /pao|bolo|geleia|conserva|tapioca|cuscuz/,
    vegana: /geleia|conserva|picles/,
    "sem-gluten": /tapioca|cuscuz|peixe/,
    "sem-leite": /conserva|geleia|peixe/,
    "com-peixe": /peixe/,
  },
};

const PROGRAMS: Record<string, string[]> = {
  XLSX: ["excel", "google-planilhas", "libreoffice"],
  DOCX: ["word", "libreoffice"],
  PPTX: ["powerpoint", "google-apresentacoes", "canva"],
  SVG: ["figma", "illustrator", "inkscape"],
  PNG: ["canva", "figma"],
  ZIP: ["word", "illustrator", "figma"],
};

const SUBJECT_OF: Record<string, string> = { Rotina: "rotina-da-turma", Coordenação: "coordenacao-motora" };
const slugOfLabel = (attribute: MarketAttribute, label: string) =>
  attribute.options.find((one) => one.label === label)?.slug ?? null;

/** What a product answers to what its category asks. Always the same for the same product. */
export function answersFor(product: MarketProduct): Answer[] {
  const random = randomOf(`atributos ${product.slug}`);
  const text = fold(
    [product.title, ...product.tags.map((tag) => `${tag},`), product.kind, product.category.replaceAll("-", " ")].join(" "),
  );
  return MARKET_ATTRIBUTES.filter(
    ({ categories }) => categories.includes(product.category) || categories.includes(product.rootCategory),
  )
    .map((attribute): Answer => ({
      attribute: attribute.slug,
      options: attribute.span ? [] : optionsFor(attribute, product, text),
      numbers: attribute.span && numbersFor(attribute.slug, text, random),
    }))
    .filter(({ options, numbers }) => options.length > 0 || numbers);
}

function optionsFor(attribute: MarketAttribute, product: MarketProduct, text: string): string[] {
  const { slug, kind } = attribute;
  if (slug === "ano") return [product.schoolYear && slugOfLabel(attribute, product.schoolYear)].filter((one) => one !== null);
  if (slug === "componente") {
    const { subject } = product;
    const chosen = subject && (SUBJECT_OF[subject] ?? slugOfLabel(attribute, subject));
    return chosen ? [chosen] : [];
  }
  if (slug === "bncc") return BNCC.filter(({ about }) => about.test(text)).map(({ code }) => code.toLowerCase());
  if (slug === "programa") return [...new Set(product.formats.flatMap((format) => PROGRAMS[format] ?? []))];
  const signs = Object.entries(SIGNS[slug] ?? {});
  const fitting = signs.filter(([, sign]) => sign.test(text)).map(([option]) => option);
  // A sign that fits anything is what is left when no other fits.
  const particular = fitting.filter((option) => SIGNS[slug]?.[option]?.source !== ".");
  const chosen = particular.length > 0 ? particular : fitting;
  return kind === "uma" ? chosen.slice(0, 1) : chosen;
}

function numbersFor(slug: string, text: string, random: ReturnType<typeof randomOf>): [number, number] | null {
  const counted = Number(/(\d+) (?:aulas|sequencias|experimentos|encontros)/.exec(text)?.[1] ?? 0);
  switch (slug) {
    case "aulas": {
      const lessons = counted > 0 && counted <= 20 ? counted : random.int(2, 12);
      return [lessons, lessons];
    }
    case "resolucao": {
      const dpi = random.pick([150, 300, 300, 300, 600]);
      return [dpi, dpi];
    }
    case "andamento": {
      const low = /calma|lo-fi/.test(text)
        ? random.int(58, 72)
        : /frevo|breques/.test(text)
          ? random.int(132, 150)
          : random.int(78, 112);
      return [low, low + random.int(4, 40)];
    }
    case "horas": {
      const low = random.int(1, 12);
      return [low, low + random.int(1, 16)];
    }
    case "manequim": {
      const grades = /do (\d\d) ao (\d\d)/.exec(text);
      if (grades) return [Number(grades[1]), Number(grades[2])];
      return /saia|camisa|bermuda|blusa/.test(text) ? [36, 36 + 2 * random.int(4, 9)] : null;
    }
    case "preparo": {
      const low = 5 * random.int(3, 12);
      return [low, low + 5 * random.int(2, 30)];
    }
    default:
      return null;
  }
}
