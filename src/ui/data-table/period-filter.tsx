import { useRouter } from "@tanstack/react-router";
import { CalendarDays, Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatDate, formatDateRange } from "#kit/date-format.ts";
import { listHref } from "#kit/list-search.ts";
import { Button } from "../button.tsx";
import { Field } from "../field.tsx";
import { formText } from "../form-text.ts";
import { Popover } from "../popover.tsx";
import { TextInput } from "../text-input.tsx";
import type { Filter } from "./filter.ts";
import { emptyChipClass, SetChip, valueClass } from "./set-chip.tsx";

type PeriodFilterProps = {
  filter: Extract<Filter, { kind: "period" }>;
  path: string;
  search: Record<string, unknown>;
};

const dayOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** From one day to another, both inclusive; either may be left open. */
export function PeriodFilter({ filter, path, search }: PeriodFilterProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const from = dayOf(search[filter.from]);
  const to = dayOf(search[filter.to]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = [formText(form, filter.from), formText(form, filter.to)].filter(Boolean).sort();
    const isOpenEnd = days.length === 1 && !formText(form, filter.from);
    setOpen(false);
    const [first, last] = isOpenEnd ? [undefined, days[0]] : days;
    void router.navigate({ href: listHref(path, search, { [filter.from]: first, [filter.to]: last }), resetScroll: false });
  }

  const words = periodWords(from, to);
  const form = (
    <form data-form="periodo-da-lista" onSubmit={apply} className="grid gap-3">
      <Field label="De" id={`filtro-${filter.from}`}>
        <TextInput type="date" dense name={filter.from} defaultValue={from} />
      </Field>
      <Field label="Até" id={`filtro-${filter.to}`}>
        <TextInput type="date" dense name={filter.to} defaultValue={to} />
      </Field>
      <Button type="submit" variant="primary" size="sm">
        Aplicar
      </Button>
    </form>
  );
  if (!words)
    return (
      <Popover
        open={open}
        onOpen={setOpen}
        label={filter.label}
        trigger={
          <button type="button" className={emptyChipClass}>
            <Plus aria-hidden />
            {filter.label}
          </button>
        }
      >
        {form}
      </Popover>
    );
  return (
    <SetChip label={filter.label} offHref={listHref(path, search, { [filter.from]: undefined, [filter.to]: undefined })}>
      <Popover
        open={open}
        onOpen={setOpen}
        label={filter.label}
        trigger={
          <button type="button" aria-label={`${filter.label}: ${words}. Trocar`} className={valueClass}>
            <CalendarDays aria-hidden />
            {words}
          </button>
        }
      >
        {form}
      </Popover>
    </SetChip>
  );
}

const noonOf = (day: string): Date => new Date(`${day}T15:00:00Z`);

function periodWords(from?: string, to?: string): string | null {
  if (from && to) return formatDateRange(noonOf(from), noonOf(to));
  if (from) return `Desde ${formatDate(noonOf(from))}`;
  return to ? `Até ${formatDate(noonOf(to))}` : null;
}
