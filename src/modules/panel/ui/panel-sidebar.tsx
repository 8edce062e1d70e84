import { Link } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { portraitAddress } from "#modules/catalog/ui/picture.ts";
import { Logo } from "#ui/brand/logo.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { PanelFrame, PanelStore } from "../schema.ts";
import { AccountBlock } from "./account-block.tsx";
import type { PanelLink } from "./panel-link.ts";
import { panelGroups } from "./panel-links.ts";
import { usePlace } from "./use-place.ts";

/** 248px with words from 1280, a rail of icons from 768, absent below. */
export function PanelSidebar({ frame }: { frame: PanelFrame }) {
  const place = usePlace();
  return (
    <aside
      aria-label="Menu do painel"
      className="sticky top-0 flex h-dvh flex-col gap-0.5 overflow-y-auto border-r border-line bg-well px-3 pt-5 pb-3 max-md:hidden print:hidden"
    >
      <Link to="/" aria-label={`${brand.name}, página inicial`} className="mb-4 px-2.5 max-xl:hidden">
        <Logo height={22} className="max-w-full" />
      </Link>
      <Link to="/" aria-label={`${brand.name}, página inicial`} className="mb-4 grid h-8 place-items-center xl:hidden">
        <Logo height={13} className="max-w-13" />
      </Link>
      {frame.store && <StoreCard store={frame.store} />}
      <nav aria-label="Painel" className="grid gap-0.5">
        {panelGroups(frame).map((group, index) => (
          <div key={group.label ?? index} className="grid gap-0.5">
            {group.label && <p className="px-2.5 pt-4 pb-1.5 text-2xs font-semibold text-muted max-xl:sr-only">{group.label}</p>}
            {group.links.map((link) => (
              <SidebarRow key={link.href} link={link} isHere={link.isHere(place)} />
            ))}
          </div>
        ))}
      </nav>
      <AccountBlock frame={frame} className="mt-auto pt-4" />
    </aside>
  );
}

function SidebarRow({ link: { href, label, icon: Icon }, isHere }: { link: PanelLink; isHere: boolean }) {
  const look = isHere ? "border-line bg-surface font-semibold text-ink" : "border-transparent font-medium hover:bg-ink/7";
  return (
    <RouterLink
      href={href}
      aria-current={isHere ? "page" : undefined}
      className={`flex min-h-10 items-center gap-3 rounded-ctl border px-2.5 text-sm max-xl:min-h-12 max-xl:justify-center ${look}`}
      title={label}
    >
      <Icon aria-hidden className="size-5 shrink-0 stroke-[1.75] text-muted" />
      <span className="max-xl:sr-only">{label}</span>
      {isHere && <span aria-hidden className="drawn ml-auto size-[7px] rounded-full bg-accent max-xl:hidden" />}
    </RouterLink>
  );
}

function StoreCard({ store }: { store: PanelStore }) {
  return (
    <div className="mb-2.5 flex items-center gap-2.5 rounded-[10px] xl:border xl:border-line xl:bg-surface xl:p-2.5">
      <Portrait
        name={store.authorName}
        src={portraitAddress(store.portraitId)}
        paper={store.paper}
        size={34}
        className="max-xl:mx-auto"
      />
      <div className="min-w-0 flex-1 max-xl:hidden">
        <p className="truncate text-sm leading-tight font-semibold">{store.name}</p>
        <p className="truncate text-2xs text-muted">/loja/{store.slug}</p>
      </div>
    </div>
  );
}
