import { Fragment, type ReactNode } from "react";
import { LazySection } from "#ui/lazy-section.tsx";
import type { HomePageFacts } from "../schema.ts";
import { ContinueSection } from "./continue-section.tsx";
import { Hero } from "./hero.tsx";
import { HomeSectionView } from "./home-section.tsx";
import { PlatformFacts } from "./guarantees.tsx";
import { Later } from "./later.tsx";
import { SellerCall } from "./seller-call.tsx";

/** The home page: what hangs on the string, then its sections, with what the person left half-way after the first and, at the end, what the blog says and a word to who makes products. */
export function HomePage({ home, posts }: { home: HomePageFacts; posts?: ReactNode }) {
  return (
    <main id="conteudo">
      <Hero {...home} />
      <PlatformFacts />
      {home.sections.map((section, index) => (
        <Fragment key={section.key}>
          {section.audience !== "todos" ? (
            <Later audience={section.audience}>
              <HomeSectionView section={section} />
            </Later>
          ) : index === 0 ? (
            <HomeSectionView section={section} isFirst />
          ) : (
            <LazySection>
              <HomeSectionView section={section} />
            </LazySection>
          )}
          {index === 0 && <ContinueSection />}
        </Fragment>
      ))}
      <LazySection>
        {posts}
        <SellerCall sale={home.sale} />
      </LazySection>
    </main>
  );
}
