import { ArrowLeft, Download } from "lucide-react";
import type { ReactNode } from "react";
import { iconButtonClass } from "#ui/icon-button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { ReadingFacts } from "./reading-facts.ts";

type ReaderFrameProps = {
  reading: ReadingFacts;
  /** Where in it, and how large. */ tools?: ReactNode;
  /** As tall as the window and no more: what is in it scrolls by itself. */ isFixed?: boolean;
  children: ReactNode;
};

/** A whole window for reading: the way back, the name, the tools, the download. */
export function ReaderFrame({ reading, tools, isFixed = false, children }: ReaderFrameProps) {
  return (
    <div className={`flex flex-col bg-well-2 ${isFixed ? "h-dvh" : "min-h-dvh"}`}>
      <header className="sticky top-0 z-20 flex flex-wrap items-center gap-x-2 border-b-2 border-ink bg-bg px-2 py-1 md:flex-nowrap md:px-4">
        <RouterLink href={`/painel/pedidos/${reading.orderId}`} aria-label="Voltar ao pedido" className={iconButtonClass()}>
          <ArrowLeft aria-hidden />
        </RouterLink>
        <div className="min-w-0 flex-1 py-1">
          <h1 className="truncate font-text text-sm leading-tight font-semibold tracking-normal">{reading.title}</h1>
          <p className="truncate text-2xs text-muted">{reading.name}</p>
        </div>
        <a
          href={`/baixar/${reading.entitlementId}/${reading.fileId}`}
          download
          aria-label={`Baixar ${reading.name}`}
          className={iconButtonClass({ className: "md:order-last" })}
        >
          <Download aria-hidden />
        </a>
        {tools && (
          <div className="flex items-center justify-center gap-1 max-md:w-full max-md:border-t max-md:border-line">{tools}</div>
        )}
      </header>
      <main id="conteudo" className={isFixed ? "min-h-0 flex-1 overflow-auto" : "flex-1"}>
        {children}
      </main>
    </div>
  );
}
