import { listOf, plural } from "#kit/format.ts";
import { type BundleContent, savingOf } from "#modules/catalog/bundles/rules.ts";
import type { InBundle } from "#modules/catalog/schema/product-page.ts";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Offer } from "../../schema/product-view.ts";
import { useVisit } from "../visit.ts";

/** What the same products cost bought one by one now, struck through, when that is really more. */
export function BundleSaving({ contents, offer }: { contents: BundleContent[]; offer: Offer }) {
  const saving = savingOf(contents, offer.license, offer.priceCents);
  if (!saving) return null;
  return (
    <p className="mt-1 text-xs text-muted" data-bundle-sum={saving.sumCents}>
      Um a um,{" "}
      <s>
        <Money cents={saving.sumCents} />
      </s>
      . No pacote você economiza <Money cents={saving.savedCents} />.
    </p>
  );
}

/** Said to who already has part of it: the price stays the same. */
export function OwnedContents({ contents }: { contents: BundleContent[] }) {
  const owned = useVisit()?.ownedProductIds ?? [];
  const titles = contents.filter((content) => owned.includes(content.id)).map(({ title }) => `“${title}”`);
  if (titles.length === 0) return null;
  return (
    <Note
      tone="warning"
      title={titles.length < contents.length ? "Você já tem parte deste pacote:" : "Você já tem tudo o que vem neste pacote:"}
    >
      {listOf(titles)}. O preço é o mesmo.
    </Note>
  );
}

/** The way to the bundles a product also comes in. */
export function InBundles({ bundles }: { bundles: InBundle[] }) {
  return bundles.map(({ slug, title, priceCents, contentCount }) => (
    <p key={slug} className="mt-4 text-sm">
      Também vem no pacote{" "}
      <RouterLink href={`/produto/${slug}`} className="link font-semibold">
        {title}
      </RouterLink>
      <span className="text-muted">
        , {plural(contentCount, "material", "materiais")}
        {priceCents > 0 && (
          <>
            {" "}
            por <Money cents={priceCents} />
          </>
        )}
      </span>
    </p>
  ));
}
