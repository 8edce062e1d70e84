import { useDeferredValue, useState } from "react";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import type { StorePageForm } from "#modules/stores/store-page/rules/store-page.ts";
import { Segmented } from "#ui/segmented.tsx";
import { ProductGrid } from "../../ui/product-card.tsx";
import { StorePage } from "../../ui/store/store-page.tsx";
import { StorePolicies } from "../../ui/store/store-policies.tsx";
import { StoreSections } from "../../ui/store/store-sections.tsx";
import { showSections } from "../rules.ts";
import type { StoreEditorFacts } from "../schema.ts";
import { PageFrame } from "./page-frame.tsx";

const WIDTHS = { computador: { width: 1280, height: 1500 }, celular: { width: 390, height: 844 } };
type Width = keyof typeof WIDTHS;
const REST = 8;

/** The store's page with what is being made, at a computer's width and at a phone's. */
export function StorePagePreview({ form, shown, pool }: { form: StorePageForm } & Pick<StoreEditorFacts, "shown" | "pool">) {
  const [width, setWidth] = useState<Width>("computador");
  const storePage = useDeferredValue(form);
  const store = { ...shown, ...factsOf(storePage, shown) };
  const sections = showSections(storePage.sections, pool);
  return (
    <section aria-label="Prévia" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-t3">Prévia</h2>
        <Segmented
          label="Largura da prévia"
          value={width}
          onValue={setWidth}
          options={[
            { value: "computador", label: "Computador" },
            { value: "celular", label: "Celular" },
          ]}
        />
      </div>
      <PageFrame key={width} title={`Prévia da loja no ${width}`} {...WIDTHS[width]}>
        <StorePage store={store} tab={undefined} follow={null} coupons={null}>
          <StoreSections store={store} sections={sections} />
          <h2 className="mt-12 mb-5 text-t2">Todos os materiais</h2>
          <ProductGrid products={pool.picked.slice(0, REST)} signed={false} />
          <StorePolicies policies={store.policies} />
        </StorePage>
      </PageFrame>
      <p className="text-2xs text-muted">Como fica quando você publicar. Quem visita ainda vê a loja de antes.</p>
    </section>
  );
}

function factsOf(storePage: StorePageForm, shown: StorePageFacts) {
  const { name, authorName, tagline, bio, city, uf, paper, portraitId, bannerId, links, sections, policies } = storePage;
  const hasPolicies = Object.values(policies).some((words) => words.trim() !== "");
  const since = shown.policies?.since ?? new Date().toISOString().slice(0, 10);
  return {
    name,
    authorName: authorName || "Quem assina",
    tagline,
    bio,
    links: links.filter((link) => link.trim() !== ""),
    city,
    uf,
    paper,
    portraitId,
    bannerId,
    sections,
    policies: hasPolicies ? { ...policies, number: shown.policies?.number ?? 1, since } : null,
  };
}
