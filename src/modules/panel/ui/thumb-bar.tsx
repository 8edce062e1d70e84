import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { cx } from "class-variance-authority";
import { RouterLink } from "#ui/router-link.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import type { PanelFrame } from "../schema.ts";
import { AccountBlock } from "./account-block.tsx";
import { isMaking, panelGroups, thumbLinks } from "./panel-links.ts";
import { usePlace } from "./use-place.ts";

const tabClass = "relative flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-[0.75rem]";

/** The panel's menu on small screens: up to four pages and a sheet with everything. */
export function ThumbBar({ frame }: { frame: PanelFrame }) {
  const place = usePlace();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  // That page has a bar of its own at the bottom, and one is the most there may be.
  if (isMaking(place.pathname)) return null;
  return (
    <>
      <nav
        aria-label="Painel"
        className="fixed inset-x-0 bottom-0 z-20 flex border-t-2 border-ink bg-bg pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        {thumbLinks(frame).map(({ href, short, icon: Icon, isHere }) => {
          const here = isHere(place);
          return (
            <RouterLink
              key={href}
              href={href}
              aria-current={here ? "page" : undefined}
              className={cx(tabClass, here ? "font-bold" : "text-muted")}
            >
              {here && <span aria-hidden className="drawn absolute -top-[5px] size-2 rounded-full bg-accent" />}
              <Icon aria-hidden className="size-5 stroke-[1.75]" />
              {short}
            </RouterLink>
          );
        })}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={cx(tabClass, "text-muted")}>
          <Ellipsis aria-hidden className="size-5 stroke-[1.75]" />
          Mais
        </button>
      </nav>
      <Sheet
        open={open}
        onClose={close}
        title={frame.store?.name ?? "Sua conta"}
        footer={<AccountBlock frame={frame} isWide />}
        className="md:hidden"
      >
        <nav aria-label="Todas as páginas do painel">
          <ul>
            {panelGroups(frame)
              .flatMap((group) => group.links)
              .map(({ href, label, icon: Icon }) => (
                <li key={href} className="border-b border-line">
                  <RouterLink href={href} onClick={close} className="flex min-h-13 items-center gap-3 text-md">
                    <Icon aria-hidden className="size-5 stroke-[1.75] text-muted" />
                    {label}
                  </RouterLink>
                </li>
              ))}
          </ul>
        </nav>
      </Sheet>
    </>
  );
}
