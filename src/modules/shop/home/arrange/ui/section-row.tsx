import { CalendarClock, Ellipsis, TriangleAlert, Users } from "lucide-react";
import type { ComponentProps } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Switch } from "#ui/switch.tsx";
import { audienceWords, kindWords } from "../messages.ts";
import type { HomeArrangement } from "../queries/read-arrangement.ts";
import { type ArrangedSection, hourOf } from "../rules/arranged-section.ts";
import { ReorderHandle } from "#ui/reorder-handle.tsx";

type SectionRowProps = {
  section: ArrangedSection;
  categories: HomeArrangement["categories"];
  warnings: string[];
  row: ComponentProps<"li">;
  handle: ComponentProps<typeof ReorderHandle>;
  /** The page never stays without sections. */
  isAlone: boolean;
  onSwitch: (isOn: boolean) => void;
  onOpen: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** One section: its place, what fills it, for whom and when, and what is wrong with it. */
export function SectionRow(props: SectionRowProps) {
  const { section, categories, warnings, row, handle, isAlone, onSwitch, onOpen, onDuplicate, onRemove } = props;
  const schedule = scheduleWords(section);
  return (
    <li
      {...row}
      data-section-id={section.id}
      className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-start gap-x-2 border-b border-line py-2.5 pr-2 pl-1 last:border-b-0 data-lifted:bg-accent-soft md:pr-3 md:pl-2"
    >
      <ReorderHandle {...handle} />
      <div className={section.isOn ? "min-w-0 py-1" : "min-w-0 py-1 text-muted"}>
        <button type="button" className="min-h-6 text-left text-sm font-semibold wrap-anywhere hover:underline" onClick={onOpen}>
          {section.title.trim() || "Sem título"}
        </button>
        <p className="text-2xs text-muted">{sourceWords(section, categories)}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-2xs text-muted empty:hidden [&_svg]:size-3.5">
          {schedule && (
            <li className="flex items-center gap-1.5">
              <CalendarClock aria-hidden />
              {schedule}
            </li>
          )}
          {section.audience !== "todos" && (
            <li className="flex items-center gap-1.5">
              <Users aria-hidden />
              {audienceWords[section.audience]}
            </li>
          )}
        </ul>
        <ul aria-label={`Avisos de ${section.title}`} className="mt-1 grid gap-1 text-2xs empty:hidden">
          {section.isOn &&
            warnings.map((warning) => (
              <li key={warning} className="flex gap-1.5 text-warning [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0">
                <TriangleAlert aria-hidden />
                <span className="wrap-anywhere">{warning}</span>
              </li>
            ))}
        </ul>
      </div>
      <div className="flex items-center gap-1">
        <Switch
          aria-label={`Mostrar ${section.title}`}
          checked={section.isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <Menu
          trigger={
            <IconButton label={`Ações de ${section.title}`} tip="Ações" tipAlign="end">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <MenuItem onSelect={onOpen}>Editar</MenuItem>
          <MenuItem onSelect={onDuplicate}>Duplicar</MenuItem>
          <MenuItem danger disabled={isAlone} onSelect={onRemove}>
            Tirar
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

function sourceWords(
  { kind, categorySlug, words, pickedIds }: ArrangedSection,
  categories: HomeArrangement["categories"],
): string {
  const of =
    kind === "categoria"
      ? `: ${categories.find(({ slug }) => slug === categorySlug)?.name ?? "falta escolher"}`
      : kind === "busca"
        ? `: ${words || "faltam as palavras"}`
        : "";
  const count = pickedIds.length;
  const picked =
    kind === "destaques" ? plural(count, "material", "materiais") : plural(count, "escolhido a dedo", "escolhidos a dedo");
  const picks = count > 0 ? ` · ${picked}` : "";
  return `${kindWords[kind].name}${of}${picks}`;
}

function scheduleWords({ startsAt, endsAt }: ArrangedSection): string | null {
  const [start, end] = [hourOf(startsAt), hourOf(endsAt)];
  if (start && end) return `De ${formatFullDateTime(start)} até ${formatFullDateTime(end)}`;
  if (start) return `A partir de ${formatFullDateTime(start)}`;
  return end ? `Até ${formatFullDateTime(end)}` : null;
}
