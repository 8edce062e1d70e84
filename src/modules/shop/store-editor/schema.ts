import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import type { MyStorePage } from "#modules/stores/store-page/rules/store-page.ts";
import type { SectionPool, ShownSection } from "./rules.ts";

export type StoreSectionShown = ShownSection<ProductCardFacts>;

/** What `/painel/minha-loja` arranges: its store page, the page as visitors see it and what may fill its sections. */
export type StoreEditorFacts = { storePage: MyStorePage; shown: StorePageFacts; pool: SectionPool<ProductCardFacts> };
