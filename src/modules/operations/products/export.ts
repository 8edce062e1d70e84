import { productStatusWords } from "#modules/catalog/messages.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { inView, readMaterials } from "./queries/list.ts";
import type { ProductsSearch } from "./search.ts";

/** A view of the market's products as a spreadsheet. */
export const exportProducts = (search: ProductsSearch): AsyncGenerator<string> =>
  csvPages(
    ["Material", "Endereço", "Loja", "Situação", "Categoria", "Preço", "Vendas", "Receita", "Publicado", "Sinais"],
    (limit, offset, on) => readMaterials(inView(search), search, limit, offset, on),
    (row) => {
      const signs = [row.isReported && "denunciado", row.isRepeated && "arquivo repetido", row.isRequested && "ajustes pedidos"];
      return [
        row.title,
        `/produto/${row.slug}`,
        row.storeName,
        productStatusWords[row.status],
        row.category,
        row.priceCents / 100,
        row.sales,
        row.revenueCents / 100,
        row.publishedAt,
        signs.filter(Boolean).join(", "),
      ];
    },
  );
