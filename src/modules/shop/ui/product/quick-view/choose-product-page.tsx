import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { ProductGrid } from "../../product-card.tsx";
import { SearchForm } from "../../search-form.tsx";

/** `/informacoes-do-produto` before a product is chosen: a search, and the best sellers, each seen in short from its card. */
export const ChooseProductPage = ({ products }: { products: ProductCardFacts[] }) => (
  <main id="conteudo" className="wrap pb-12">
    <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={[{ href: "/", label: "Início" }]} />
    <h1 className="mt-4 text-t1 font-black">Informações do produto</h1>
    <p className="mt-1.5 max-w-[60ch] text-muted">Escolha um material para ver preço, arquivos, licenças e prévia em resumo.</p>
    <SearchForm placeholder="Buscar materiais e autores" className="mt-5 max-w-[600px]" />
    <h2 className="mt-9 mb-4 text-t2">Mais vendidos</h2>
    <ProductGrid products={products} />
  </main>
);
