import { type RefObject, useEffect } from "react";
import { keysAreOn } from "./keys-choice.ts";

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const OVER_THE_LIST = "dialog[open], [role=menu], [role=dialog], [role=listbox]";

type Moves = {
  /** The drawer stands over the list: j and k step through it. */
  isDrawerOpen: boolean;
  /** Opens the drawer of the row after (1) or before (-1) the one open. */
  step: (by: 1 | -1) => void;
  clear: () => void;
  showKeys: () => void;
};

/**
 * The keys of a list: `/` searches, j and k (or the arrows, inside it) go from row to row, Enter opens, x marks, Esc lets go,
 * ? tells them all. Silent while somebody types, and when they turned the keys of one letter off.
 */
export function useTableKeys(area: RefObject<HTMLElement | null>, moves: Moves): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const list = area.current;
      if (!list || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (answer(event, list, moves)) event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function answer(event: KeyboardEvent, list: HTMLElement, moves: Moves): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  const isTyping = target.matches(TYPING);
  if (moves.isDrawerOpen) return !isTyping && inDrawer(event.key, moves);
  if (document.querySelector(OVER_THE_LIST)) return false;
  if (isTyping) return event.key === "Escape" && leaveSearch(target, list);
  const row = target.closest<HTMLElement>("[data-row]");
  switch (event.key) {
    case "ArrowDown":
      return row !== null && go(list, row, 1);
    case "ArrowUp":
      return row !== null && go(list, row, -1);
    case "Enter":
      return target === row && press(row, "[data-open]");
    case "Escape":
      if (list.querySelector("[data-row][data-selected]")) moves.clear();
      else row?.blur();
      return row !== null;
    default:
      return keysAreOn() && emailMessage(event.key, list, row, moves);
  }
}

function emailMessage(key: string, list: HTMLElement, row: HTMLElement | null, moves: Moves): boolean {
  if (key === "j") return go(list, row, 1);
  if (key === "k") return go(list, row, -1);
  if (key === "x" && row) return press(row, "input[data-mark]");
  if (key === "?") moves.showKeys();
  const search = key === "/" ? list.querySelector<HTMLInputElement>("input[name=busca]") : null;
  search?.focus();
  search?.select();
  return key === "?" || search !== null;
}

function inDrawer(key: string, { step }: Moves): boolean {
  if ((key !== "j" && key !== "k") || !keysAreOn()) return false;
  step(key === "j" ? 1 : -1);
  return true;
}

function leaveSearch(target: Element, list: HTMLElement): boolean {
  if (!(target instanceof HTMLInputElement) || target.name !== "busca" || target.value !== target.defaultValue) return false;
  go(list, null, 1);
  return true;
}

function go(list: HTMLElement, from: HTMLElement | null, by: 1 | -1): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-row]")];
  const next = from ? rows[rows.indexOf(from) + by] : rows[0];
  next?.focus();
  return rows.length > 0;
}

function press(row: HTMLElement, control: string): boolean {
  const found = row.querySelector<HTMLElement>(control);
  found?.click();
  return found !== null;
}
