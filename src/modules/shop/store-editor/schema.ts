import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import type { MyFace } from "#modules/stores/store-page/store-page.ts";
import type { SectionPool, ShownSection } from "./rules.ts";

export type StoreSectionShown = ShownSection<ProductCardFacts>;

/** What `/painel/minha-loja` arranges: its face, the page as visitors see it and what may fill its sections. */
export type StoreStudio = { face: MyFace; shown: StorePageFacts; pool: SectionPool<ProductCardFacts> };
