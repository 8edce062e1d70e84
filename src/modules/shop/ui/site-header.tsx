import { LibraryBig } from "lucide-react";
import { lazy, Suspense } from "react";
import { brand } from "#kit/brand/brand.ts";
import { CartButton } from "#modules/cart/ui/cart-button.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Frame } from "../schema/frame.ts";
import { AccountMenu } from "./account-menu.tsx";
import { CategoryRow } from "./category-row.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchForm } from "./search-form.tsx";
import { useVisit } from "./visit.ts";

// Only people who are known hear it: nobody else fetches it.
const Bell = lazy(async () => ({ default: (await import("#modules/notifications/ui/bell.tsx")).Bell }));

/** Logo, search, library, bell, cart and account; the categories under them; the fio. */
export function SiteHeader({ categories }: { categories: Frame["categories"] }) {
  const isKnown = useVisit()?.viewer != null;
  return (
    <header className="relative z-5 border-b-2 border-ink bg-bg print:hidden">
      <div className="wrap">
        <div className="flex h-[60px] items-center gap-2 md:h-[76px] md:gap-5">
          <MobileMenu categories={categories} />
          <RouterLink href="/" aria-label={`${brand.name}, página inicial`} className="shrink-0">
            <Logo height={26} className="max-md:hidden" />
            <Logo height={23} className="md:hidden" />
          </RouterLink>
          <SearchForm
            placeholder="Busque por frações, planner, fonte serifada…"
            shortcut
            className="ml-3 max-w-[600px] flex-1 max-md:hidden"
          />
          <div className="ml-auto flex items-center gap-1">
            <RouterLink href="/quero-ser-autor" className={buttonClass({ variant: "ghost", className: "max-xl:hidden" })}>
              {`Venda ${brand.in}`}
            </RouterLink>
            <a href="/painel/pedidos" className={buttonClass({ variant: "ghost", className: "max-lg:hidden" })}>
              <LibraryBig aria-hidden />
              Biblioteca
            </a>
            {isKnown && (
              <Suspense fallback={<span className="size-11" />}>
                <Bell />
              </Suspense>
            )}
            <CartButton />
            <AccountMenu />
          </div>
        </div>
        <SearchForm placeholder="Buscar materiais e autores" className="pb-3 md:hidden" />
        <CategoryRow categories={categories} />
      </div>
    </header>
  );
}
