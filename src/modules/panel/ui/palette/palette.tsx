import { Autocomplete } from "@base-ui/react/autocomplete";
import { useRouter } from "@tanstack/react-router";
import { CornerDownLeft, Search } from "lucide-react";
import { useState } from "react";
import { useModal } from "#ui/use-modal.ts";
import type { PanelFrame } from "../../schema.ts";
import { useLeave } from "#modules/accounts/ui/use-leave.ts";
import { LEAVE, type PaletteGroup, type PaletteRow, paletteGroups } from "./palette-rows.ts";
import { recentPlaces, rememberPlace } from "./recent-places.ts";
import { useFound } from "./use-found.ts";

type PaletteProps = { frame: PanelFrame; open: boolean; onClose: () => void };

/** Everything of the panel by typing: what to do, where to go, one's own orders and products. Arrows choose, Enter goes, Esc closes. */
export function Palette({ open, ...props }: PaletteProps) {
  return (
    <dialog
      {...useModal(open, props.onClose, true)}
      aria-label="Buscar ou ir para"
      className="modal mx-auto mt-[max(12px,10dvh)] mb-auto w-[min(640px,calc(100vw-24px))] overflow-hidden rounded-overlay bg-surface p-0 shadow-overlay"
    >
      {open && <Commands {...props} />}
    </dialog>
  );
}

function Commands({ frame, onClose }: Omit<PaletteProps, "open">) {
  const router = useRouter();
  const { leave } = useLeave();
  const [typed, setTyped] = useState("");
  const [recents] = useState(recentPlaces);
  const found = useFound(typed);
  const groups = paletteGroups(frame, typed, found, recents);

  function choose({ value, href }: PaletteRow) {
    rememberPlace(value);
    if (value === LEAVE) return void leave();
    onClose();
    if (href) void router.navigate({ href });
  }

  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      mode="none"
      filter={null}
      value={typed}
      onValueChange={(text, { reason }) => reason !== "item-press" && setTyped(text)}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(row: PaletteRow) => row.label}
    >
      <div className="flex h-[60px] items-center gap-3 border-b-2 border-ink px-4 md:px-5">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <Autocomplete.Input
          aria-label="Buscar ou ir para"
          placeholder="Buscar ou ir para…"
          maxLength={80}
          className="h-full min-w-0 flex-1 bg-transparent text-[1.125rem] outline-none"
        />
        <kbd aria-hidden className="rounded-[5px] border border-line px-1.5 py-0.5 font-text text-[12px] font-medium text-muted">
          Esc
        </kbd>
      </div>
      <div className="max-h-[min(60dvh,460px)] overflow-y-auto overscroll-contain p-2">
        <Autocomplete.Empty className="px-3 py-6 text-sm text-muted empty:p-0">Nenhum resultado.</Autocomplete.Empty>
        <Autocomplete.List>
          {(group: PaletteGroup) => (
            <Autocomplete.Group
              key={group.value}
              items={group.items}
              className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
            >
              <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-2xs text-muted">{group.value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(row: PaletteRow) => <Command key={row.value} row={row} onChoose={() => choose(row)} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}

const Command = ({ row, onChoose }: { row: PaletteRow; onChoose: () => void }) => (
  <Autocomplete.Item
    value={row}
    onClick={onChoose}
    className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-ctl px-2.5 py-1.5 text-sm data-highlighted:bg-well-2"
  >
    <row.icon aria-hidden className="size-[18px] shrink-0 stroke-[1.75] text-muted" />
    <span className="min-w-0 flex-1">
      <span className="block truncate">{row.label}</span>
      {row.detail && <span className="block truncate text-2xs text-muted">{row.detail}</span>}
    </span>
    <CornerDownLeft aria-hidden className="size-4 shrink-0 text-muted opacity-0 group-data-highlighted:opacity-100" />
  </Autocomplete.Item>
);
