import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { BannerFacts } from "../schema.ts";

/** A notice of the platform across the page, on one of its papers. */
export function Banner({ id, title, banner: { words, href, paper } }: { id: string; title: string; banner: BannerFacts }) {
  return (
    <div
      data-paper={paper}
      className="grid gap-4 bg-(--paper) px-5 py-7 text-(--paper-ink) md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-10 md:py-9"
    >
      <div className="min-w-0 wrap-anywhere">
        <h2 id={id} className="text-t2">
          {title}
        </h2>
        {words && <p className="mt-2 max-w-[60ch]">{words}</p>}
      </div>
      {href && (
        <RouterLink
          href={href}
          aria-describedby={id}
          className={buttonClass({ className: "justify-self-start border-current! text-inherit!" })}
        >
          Quero ver
        </RouterLink>
      )}
    </div>
  );
}
