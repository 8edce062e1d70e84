import { useEffect, useState } from "react";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Cover } from "#ui/cover.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { getContinue } from "../functions.ts";
import type { ContinueFacts } from "../schema.ts";
import { forgetViewed, readViewed } from "../../ui/product/use-viewed.ts";
import { useVisit } from "../../ui/visit.ts";
import { useQuietPlace } from "./later.tsx";

/** What this person looked at and bought lately, in small; it comes in after the page and moves nothing on the screen. */
export function ContinueSection() {
  const visit = useVisit();
  const [facts, setFacts] = useState<ContinueFacts | null>(null);
  const hasLibrary = (visit?.ownedProductIds.length ?? 0) > 0;
  const isKnown = visit !== null;

  useEffect(() => {
    const slugs = readViewed();
    if (!isKnown || (slugs.length === 0 && !hasLibrary)) return undefined;
    let here = true;
    void getContinue({ data: { slugs } })
      .catch(() => null)
      .then((answer) => (here && answer && "products" in answer ? setFacts(answer) : undefined));
    return () => {
      here = false;
    };
  }, [isKnown, hasLibrary]);

  const { mark, mayShow } = useQuietPlace(facts !== null && facts.products.length > 0);

  function clear() {
    forgetViewed();
    setFacts(null);
  }

  return (
    <>
      <span ref={mark} />
      {mayShow && facts && (
        <section className="wrap mt-14 md:mt-[84px]" aria-labelledby="continue">
          <SectionHead
            id="continue"
            title="Continue de onde parou"
            className="mb-2"
            action={
              <button type="button" onClick={clear} className="link text-sm whitespace-nowrap">
                Limpar
              </button>
            }
          />
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
            {facts.products.map((product) => (
              <li key={product.id} className="max-sm:nth-[n+5]:hidden">
                <RouterLink href={`/produto/${product.slug}`} className="group flex items-center gap-3.5 py-3">
                  <Cover
                    shape="cart"
                    paper={product.paper}
                    picture={pictureOf(product.cover)}
                    title={product.title}
                    seed={product.slug}
                    alt=""
                  />
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-2 text-sm leading-[1.3] font-semibold group-hover:underline">
                      {product.title}
                    </span>
                    <span className="block truncate text-xs text-muted">
                      {visit?.ownedProductIds.includes(product.id) ? "Na sua biblioteca" : `de ${product.authorName}`}
                    </span>
                  </span>
                </RouterLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
