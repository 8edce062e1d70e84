import { useLocation } from "@tanstack/react-router";
import { ChevronDown, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonClass } from "#ui/button.tsx";
import { iconButtonClass } from "#ui/icon-button.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { useLeave } from "#modules/accounts/ui/use-leave.ts";
import { useVisit } from "./visit.ts";

const rowClass = "flex min-h-10 items-center rounded-block px-3 text-sm hover:bg-well-2 focus-visible:bg-well-2";

/** "Entrar" for whoever has not; else the person's menu. */
export function AccountMenu() {
  const visit = useVisit();
  const here = useLocation({ select: (location) => location.href });
  if (visit?.viewer) return <PersonMenu name={visit.viewer.name} isAuthor={visit.viewer.storeId !== null} />;

  const href = here === "/" ? "/auth/login" : `/auth/login?volta=${encodeURIComponent(here)}`;
  return (
    <>
      <a href={href} className={buttonClass({ variant: "ghost", className: "max-md:hidden" })}>
        Entrar
      </a>
      <a href={href} aria-label="Entrar" className={iconButtonClass({ className: "md:hidden" })}>
        <UserRound aria-hidden />
      </a>
    </>
  );
}

function PersonMenu({ name, isAuthor }: { name: string; isAuthor: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { leave, leaving } = useLeave();

  useEffect(() => {
    const close = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", close);
    addEventListener("focusin", close);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("focusin", close);
      removeEventListener("keydown", escape);
    };
  }, []);

  return (
    <details ref={menu} className="relative">
      <summary
        aria-label={`Sua conta, ${name}`}
        className="flex h-11 cursor-pointer list-none items-center gap-1 rounded-ctl px-1.5 hover:bg-ink/7 [&::-webkit-details-marker]:hidden"
      >
        <Portrait name={name} paper="lilas" size={34} />
        <ChevronDown aria-hidden className="size-4 max-md:hidden" />
      </summary>
      <nav
        aria-label="Sua conta"
        className="absolute top-[calc(100%+6px)] right-0 z-30 grid w-[220px] rounded-[10px] bg-surface p-1.5 shadow-pop"
      >
        <span className="truncate px-3 pt-1.5 pb-1 text-2xs font-semibold text-muted">{name}</span>
        <a href="/painel" className={rowClass}>
          Meu painel
        </a>
        <a href="/painel/pedidos" className={rowClass}>
          Biblioteca
        </a>
        <a href="/painel/favoritos" className={rowClass}>
          Favoritos
        </a>
        <a href="/adicionar-cartao" className={rowClass}>
          Cartões
        </a>
        {isAuthor && (
          <a href="/painel/produtos" className={rowClass}>
            Meus materiais
          </a>
        )}
        <button type="button" onClick={() => void leave()} aria-busy={leaving || undefined} className={`${rowClass} text-left`}>
          Sair
        </button>
      </nav>
    </details>
  );
}
