import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "@vendure/core";
import { populate } from "@vendure/core/cli/populate.js";
import { config } from "./config.js";

const PRODUCTS = 1_000;
const LEVELS = ["Educação infantil", "Anos iniciais", "Anos finais", "Ensino médio", "Superior"];
const SUBJECTS = ["Português", "Matemática", "Ciências", "História", "Geografia", "Arte", "Inglês"];
const FORMATS = ["PDF", "EPUB", "Planilha", "Apresentação"];

/** One variant each, its stock tracked, and three facets, as a material of ours has. */
const line = (number) =>
  [
    `Atividade ${number}`,
    `atividade-${number}`,
    `Material ${number} para imprimir e usar em aula`,
    "",
    `nível:${LEVELS[number % LEVELS.length]}|disciplina:${SUBJECTS[number % SUBJECTS.length]}|formato:${FORMATS[number % FORMATS.length]}`,
    "",
    "",
    `SKU-${number}`,
    (5 + (number % 60)).toFixed(2),
    "standard",
    "100000000",
    "true",
    "",
    "",
  ].join(",");
const HEAD =
  "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets";

const file = join(import.meta.dirname, "products.csv");
writeFileSync(file, `${[HEAD, ...Array.from({ length: PRODUCTS }, (_, index) => line(index + 1))].join("\n")}\n`);

const app = await populate(
  () => bootstrap(config),
  {
    defaultLanguage: "pt_BR",
    defaultZone: "Brasil",
    countries: [{ code: "BR", name: "Brasil", zone: "Brasil" }],
    taxRates: [{ name: "Standard", percentage: 0 }],
    shippingMethods: [{ name: "Entrega", price: 500 }],
    paymentMethods: [{ name: "Pago", handler: { code: "settled", arguments: [] } }],
    collections: [],
  },
  file,
);
await app.close();
process.exit(0);
