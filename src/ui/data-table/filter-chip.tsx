import { Check, Plus } from "lucide-react";
import type { ReactElement } from "react";
import { listHref } from "#kit/list-search.ts";
import { Menu, MenuLink } from "../menu.tsx";
import { RouterLink } from "../router-link.tsx";
import { type Filter, MOST_AT_A_GLANCE } from "./filter.ts";
import { LongChoice } from "./long-choice.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { emptyChipClass, SetChip, valueClass } from "./set-chip.tsx";

type FilterChipProps = { filter: Filter; path: string; search: Record<string, unknown> };

/** A way to narrow the list: dashed while it says nothing; with its value and a × once it does. */
export function FilterChip({ filter, path, search }: FilterChipProps) {
  if (filter.kind === "period") return <PeriodFilter filter={filter} path={path} search={search} />;
  const value = search[filter.param];
  const to = (next: string | undefined) => listHref(path, search, { [filter.param]: next });
  if (filter.kind === "toggle")
    return value === undefined ? (
      <RouterLink keepScroll href={to("1")} className={emptyChipClass}>
        <Plus aria-hidden />
        {filter.label}
      </RouterLink>
    ) : (
      <SetChip label={filter.label} offHref={to(undefined)}>
        <span className={valueClass}>{filter.label}</span>
      </SetChip>
    );
  const chosen = filter.choices.find((choice) => choice.value === String(value));
  if (filter.choices.length > MOST_AT_A_GLANCE) return <LongChoice filter={filter} chosen={chosen} to={to} />;
  const menu = (trigger: ReactElement) => (
    <Menu trigger={trigger} align="start">
      <div className="max-h-[min(360px,60dvh)] overflow-y-auto">
        {filter.choices.map((choice) => (
          <MenuLink key={choice.value} link={<RouterLink keepScroll href={to(choice.value)} />}>
            <span className="flex items-center justify-between gap-4">
              <span className="wrap-anywhere">{choice.label}</span>
              {choice === chosen ? (
                <Check aria-label="escolhido" />
              ) : (
                choice.count !== undefined && <span className="tn text-2xs text-muted">{choice.count}</span>
              )}
            </span>
          </MenuLink>
        ))}
      </div>
    </Menu>
  );
  return chosen ? (
    <SetChip label={filter.label} offHref={to(undefined)}>
      {menu(
        <button type="button" className={valueClass} aria-label={`${filter.label}: ${chosen.label}. Trocar`}>
          {filter.icon}
          {chosen.label}
        </button>,
      )}
    </SetChip>
  ) : (
    menu(
      <button type="button" className={emptyChipClass}>
        <Plus aria-hidden />
        {filter.label}
      </button>,
    )
  );
}
