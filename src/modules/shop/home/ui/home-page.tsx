import { Fragment, type ReactNode } from "react";
import { LazySection } from "#ui/lazy-section.tsx";
import type { HomePageFacts } from "../schema.ts";
import { ContinueShelf } from "./continue-shelf.tsx";
import { Hero } from "./hero.tsx";
import { HomeShelf } from "./home-shelf.tsx";
import { PlatformFacts } from "./guarantees.tsx";
import { Later } from "./later.tsx";
import { SellerCall } from "./seller-call.tsx";

/** The home page: what hangs on the string, then its sections, with what the person left half-way after the first and, at the end, what the blog says and a word to who makes products. */
export function HomePage({ home, posts }: { home: HomePageFacts; posts?: ReactNode }) {
  return (
    <main id="conteudo">
      <Hero {...home} />
      <PlatformFacts />
      {home.shelves.map((shelf, index) => (
        <Fragment key={shelf.key}>
          {shelf.audience !== "todos" ? (
            <Later audience={shelf.audience}>
              <HomeShelf shelf={shelf} />
            </Later>
          ) : index === 0 ? (
            <HomeShelf shelf={shelf} isFirst />
          ) : (
            <LazySection>
              <HomeShelf shelf={shelf} />
            </LazySection>
          )}
          {index === 0 && <ContinueShelf />}
        </Fragment>
      ))}
      <LazySection>
        {posts}
        <SellerCall sale={home.sale} />
      </LazySection>
    </main>
  );
}
