import { CalendarDays } from "lucide-react";
import { presetsOf, type Range } from "#modules/analytics/rules/range.ts";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { PLATFORM_ANALYTICS_PATH, PLATFORM_PATH, platformHref, type PlatformSearch } from "../schema.ts";

const SHOWN = ["hoje", "7", "30", "12-meses"];

/** Ready ranges at the right of the title, and the way to any other. */
export function RangeLinks({ range, search }: { range: Range; search: PlatformSearch }) {
  return (
    <>
      <nav aria-label="Períodos prontos" className="inline-flex gap-0.5 rounded-ctl bg-well-2 p-[3px]">
        {presetsOf(range.today)
          .filter(({ name }) => SHOWN.includes(name))
          .map(({ name, label, from, to }) => (
            <RouterLink
              key={name}
              keepScroll
              href={platformHref(PLATFORM_PATH, search, { de: from, ate: to })}
              aria-current={from === range.from && to === range.to ? "true" : undefined}
              className="inline-flex min-h-[34px] items-center rounded-block px-3 text-xs font-medium whitespace-nowrap text-muted hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </RouterLink>
          ))}
      </nav>
      <RouterLink href={platformHref(PLATFORM_ANALYTICS_PATH, search)} className={buttonClass({ variant: "soft" })}>
        <CalendarDays aria-hidden /> Escolher datas
      </RouterLink>
    </>
  );
}
