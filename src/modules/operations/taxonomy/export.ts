import { Hono } from "hono";
import { listFile } from "#platform/http/list-file.ts";
import { sliceAttributes } from "./attributes/queries/list.ts";
import { attributeKindWords } from "./messages.ts";
import { sliceCategories } from "./categories/queries/list.ts";
import { attributeList, categoryList } from "./search.ts";

const categoryFile = listFile(categoryList, {
  area: "categories",
  noun: "categorias",
  rows: sliceCategories,
  columns: {
    Categoria: ({ name }) => name,
    "Dentro de": ({ parentName }) => parentName,
    Endereço: ({ slug }) => slug,
    "Pergunta aos materiais": ({ attributes }) => attributes.join(", "),
    "À venda": ({ onSale }) => onSale,
    Materiais: ({ filed }) => filed,
  },
});

const attributeFile = listFile(attributeList, {
  area: "categories",
  noun: "atributos",
  rows: sliceAttributes,
  columns: {
    Atributo: ({ name }) => name,
    Resposta: ({ kind }) => attributeKindWords[kind],
    Opções: ({ options }) => options.map(({ label }) => label).join(", "),
    De: ({ lowest }) => lowest,
    Até: ({ highest }) => highest,
    Unidade: ({ unit }) => unit,
    "Perguntado em": ({ categories }) => categories.map((one) => one.name).join(", "),
    "É filtro": ({ isFacet }) => (isFacet ? "sim" : ""),
    Materiais: ({ answers }) => answers,
  },
});

export const taxonomyRoutes = new Hono().route("/", categoryFile).route("/", attributeFile);
