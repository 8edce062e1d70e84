import { doorMessages, productMessages } from "#modules/catalog/messages.ts";
import type { ProductForm } from "#modules/catalog/schema/product-form.ts";
import type { ProductField } from "#modules/catalog/rules/publishing.ts";

export type FormField =
  | ProductField
  | "resumo"
  | "palavras"
  | "declaracao"
  | "programas"
  | "capa"
  | "atributos"
  | "nota"
  | "terceiros"
  | "permissao"
  | "hora";
export type Mistakes = Partial<Record<FormField, string>>;
export type Trouble = { reason: string; message: string };

/** Ids of the inputs, so that the summary can lead to them. */
export const FIELD_IDS: Record<FormField, string> = {
  arquivos: "arquivos",
  titulo: "titulo",
  resumo: "resumo",
  tipo: "tipo",
  descricao: "descricao",
  categoria: "categoria",
  atributos: "atributos",
  palavras: "palavras",
  capa: "capa",
  preco: "preco",
  licencas: "licencas",
  declaracao: "declaracao",
  programas: "declaracao-de-programas",
  nota: "nota-da-versao",
  terceiros: "terceiros",
  permissao: "permissao",
  hora: "publicar-em",
};

const FROM_SCHEMA: Record<string, FormField> = {
  "form.title": "titulo",
  "form.promise": "resumo",
  "form.kind": "tipo",
  "form.description": "descricao",
  "form.categoryId": "categoria",
  "form.priceCents": "preco",
  "form.isFree": "preco",
  "form.license": "licencas",
  "form.otherLicenses": "licencas",
  "form.tags": "palavras",
  "form.attributes": "atributos",
  "form.versionNote": "nota",
  "form.thirdParties": "terceiros",
  "form.permission": "permissao",
  declared: "declaracao",
  declaresOpaque: "programas",
  publishAt: "hora",
};

/** The id of a field's input, by the field. */
export const fieldIdOf = (field: string): string => (isField(field) ? FIELD_IDS[field] : field);

const isField = (name: string): name is FormField => name in FIELD_IDS;

/** The fields written in between one form and the next. */
export function changedFields(before: ProductForm, after: ProductForm): FormField[] {
  const parts = Object.keys(after) as (keyof ProductForm)[];
  return parts.filter((part) => before[part] !== after[part]).flatMap((part) => FROM_SCHEMA[`form.${part}`] ?? []);
}

/** A refusal as the page shows it: a sentence for the whole and one per field. */
export function readRefusal(answer: { reason: string; fields?: Record<string, string> }): {
  trouble: Trouble;
  mistakes: Record<string, string>;
} {
  const mistakes: Record<string, string> = {};
  for (const [name, sentence] of Object.entries(answer.fields ?? {})) {
    const field = name.startsWith("atributos.")
      ? "atributos"
      : isField(name)
        ? name
        : FROM_SCHEMA[name.split(".").slice(0, 2).join(".")];
    if (field) mistakes[field] = sentence;
  }
  const sentences: Record<string, string> = { ...doorMessages, ...productMessages };
  const message = sentences[answer.reason] ?? answer.fields?.["form"] ?? doorMessages.unavailable;
  return { trouble: { reason: answer.reason, message }, mistakes };
}
