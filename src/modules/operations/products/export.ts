import { productStatusWords } from "#modules/catalog/messages.ts";
import { listFile } from "#platform/http/list-file.ts";
import { inView, readOwnProducts } from "./queries/list.ts";
import { productList } from "./search.ts";

export const productFile = listFile(productList, {
  area: "products",
  noun: "materiais",
  rows: (search, limit, offset, on) => readOwnProducts(inView(search), search, limit, offset, on),
  columns: {
    Material: ({ title }) => title,
    Endereço: ({ slug }) => `/produto/${slug}`,
    Loja: ({ storeName }) => storeName,
    Situação: ({ status }) => productStatusWords[status],
    Categoria: ({ category }) => category,
    Preço: ({ priceCents }) => priceCents / 100,
    Vendas: ({ sales }) => sales,
    Receita: ({ revenueCents }) => revenueCents / 100,
    Publicado: ({ publishedAt }) => publishedAt,
    Sinais: ({ isReported, isRepeated, isRequested }) =>
      [isReported && "denunciado", isRepeated && "arquivo repetido", isRequested && "ajustes pedidos"].filter(Boolean).join(", "),
  },
});
