import type { ReactNode } from "react";
import { formatCount } from "#kit/format.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { buttonClass } from "#ui/button.tsx";
import { CoverSheet } from "#ui/cover-sheet.tsx";
import { routerLink, RouterLink } from "#ui/router-link.tsx";
import { Varal } from "#ui/varal.tsx";
import type { HomePageFacts } from "../schema.ts";

/** The rest of the string is past the edge of a phone: their covers would take the line from the letters. */
const SEEN_BY_PHONE = 3;

/** The headline on pink paper, with real covers pegged to the string. */
export function Hero({ authorCount, hanging, hero }: Pick<HomePageFacts, "authorCount" | "hanging" | "hero">) {
  const [begins, ends] = titleParts(hero.title);
  return (
    <section className="relative overflow-hidden bg-rosa after:absolute after:inset-x-0 after:bottom-0 after:h-[70px] after:bg-bg md:after:h-[92px]">
      <div className="wrap grid items-end gap-[22px] pt-[34px] md:grid-cols-[minmax(0,1fr)_340px] md:gap-12 md:pt-[60px]">
        <h1 className="text-d1 max-md:text-[min(13.6vw,4rem)]">
          {begins}
          <span className="relative inline-block sm:whitespace-nowrap">
            {ends}
            <svg
              viewBox="0 0 600 40"
              preserveAspectRatio="none"
              aria-hidden
              className="absolute -bottom-[.26em] -left-[1%] h-[.42em] w-[102%] overflow-visible"
            >
              <path
                d="M4 26C90 12 190 8 268 12c60 3 30 18 2 15s60-18 120-17 70 12 44 15 40-14 82-14 52 8 76-4"
                fill="none"
                stroke="var(--accent)"
                strokeWidth="5"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </span>
        </h1>
        <div className="pb-2">
          <p className="text-lg">
            {hero.text ||
              `Planos de aula, moldes, fontes, trilhas e planilhas ${whose(authorCount)}. Pague com Pix e baixe na hora.`}
          </p>
          <RouterLink href="/produtos" className={buttonClass({ variant: "primary", size: "lg", className: "mt-5" })}>
            Explorar materiais
          </RouterLink>
        </div>
      </div>
      <Varal
        className="mt-7 md:mt-11"
        renderLink={routerLink}
        sheets={hanging.map((product, index) => ({
          id: product.slug,
          width: (product.cover?.width ?? 3) > (product.cover?.height ?? 4) ? 148 : 132,
          link: { href: `/produto/${product.slug}`, label: `${product.title}, ${product.authorName}` },
          sheet: (
            <CoverSheet
              paper={product.paper}
              picture={pictureOf(product.cover)}
              title={product.title}
              signature={product.authorName}
              seed={product.slug}
              sizes="148px"
              priority={index < SEEN_BY_PHONE}
              alt=""
              className="w-full"
            />
          ),
        }))}
      />
    </section>
  );
}

/** What is before the line under the end of the title, and the end. */
function titleParts(title: string): [ReactNode, string] {
  const at = title.lastIndexOf(" ") + 1;
  if (title) return [title.slice(0, at), title.slice(at)];
  return [
    <>
      Compre <br className="sm:hidden" />
      de&nbsp;quem
      <br />
    </>,
    "assina embaixo.",
  ];
}

const whose = (count: number): string => (count < 2 ? "de autores brasileiros" : `de ${formatCount(count)} autores brasileiros`);
