import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { Bell } from "#modules/notifications/ui/bell.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { PanelFrame } from "../schema.ts";
import { PaletteButton } from "./palette/palette-button.tsx";
import { isMaking } from "./panel-links.ts";
import { usePlace } from "./use-place.ts";

/**
 * 64px over the fio: the platform at the left on small screens, else the palette; the author's one action at the right. While its page is
 * being read the bell, which listens to the server, is only its place.
 */
export function PanelBar({ frame, isWaiting = false }: { frame: PanelFrame; isWaiting?: boolean | undefined }) {
  const { pathname } = usePlace();
  return (
    <header className="sticky top-0 z-10 flex h-[60px] items-center gap-2 border-b-2 border-ink bg-bg px-4 sm:gap-3 md:h-16 md:px-7 print:hidden">
      <Link to="/" aria-label={`${brand.name}, página inicial`} className="md:hidden">
        <Logo height={22} />
      </Link>
      <div className="ml-auto flex items-center gap-2 md:ml-0 md:flex-1">
        <PaletteButton frame={frame} />
        <span className="ml-auto" />
        <Link to="/produtos" search={{}} className={buttonClass({ variant: "ghost", size: "sm", className: "max-lg:hidden" })}>
          Ir para o site
        </Link>
        {frame.store && !isMaking(pathname) && (
          <RouterLink href="/painel/adicionar-produto" className={buttonClass({ variant: "primary", size: "sm" })}>
            <Plus aria-hidden />
            <span className="max-[379px]:sr-only">
              Publicar<span className="max-sm:sr-only"> material</span>
            </span>
          </RouterLink>
        )}
        {isWaiting ? <span className="size-11" /> : <Bell />}
      </div>
    </header>
  );
}
