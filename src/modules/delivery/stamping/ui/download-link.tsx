import { Download, LoaderCircle } from "lucide-react";
import type { MouseEvent } from "react";
import { buttonClass } from "#ui/button.tsx";
import type { Preparation } from "./use-prepared-file.ts";

type DownloadLinkProps = {
  href: string;
  name: string;
  isTaken: boolean;
  preparation: Preparation;
  /** Prepares a copy first; without it the link is the file. */
  prepare: (() => void) | null;
  onTake: () => void;
};

/** The way to take a file. Without scripts it is a plain link, and the server itself waits for the copy. */
export function DownloadLink({ href, name, isTaken, preparation, prepare, onTake }: DownloadLinkProps) {
  const isBusy = preparation !== "parado" && preparation !== "falhou";

  function take(event: MouseEvent) {
    if (!prepare) return onTake();
    event.preventDefault();
    prepare();
  }

  return (
    <a
      href={href}
      download
      aria-label={isBusy ? `Preparando ${name}` : `Baixar ${name}`}
      aria-disabled={isBusy || undefined}
      onClick={take}
      className={buttonClass({ variant: isTaken ? "secondary" : "primary", className: "max-sm:w-full" })}
    >
      {isBusy ? <LoaderCircle aria-hidden className="motion-safe:animate-spin" /> : <Download aria-hidden />}
      {isBusy ? "Preparando" : "Baixar"}
    </a>
  );
}
