import { useState } from "react";

/** The rows marked: some by name, or all that the filters find, on every page. */
export type Selection = { kind: "some"; ids: readonly string[] } | { kind: "all" };

const NONE: Selection = { kind: "some", ids: [] };

export type Marks = {
  selection: Selection;
  count: number;
  isMarked: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Marks the page, or unmarks it when it is whole. */
  togglePage: () => void;
  isPageMarked: boolean;
  markAll: () => void;
  clear: () => void;
};

/** What is marked in a view of `total` rows, of which the page shows `pageIds`; another view begins with nothing marked. */
export function useMarks(view: string, pageIds: readonly string[], total: number): Marks {
  const [saved, setSaved] = useState<{ view: string; selection: Selection }>({ view, selection: NONE });
  const selection = saved.view === view ? saved.selection : NONE;
  const ids = selection.kind === "all" ? pageIds : selection.ids;
  const isPageMarked = pageIds.length > 0 && pageIds.every((id) => ids.includes(id));
  const mark = (next: readonly string[]) => setSaved({ view, selection: { kind: "some", ids: next } });

  return {
    selection,
    count: selection.kind === "all" ? total : ids.length,
    isMarked: (id) => ids.includes(id),
    toggle: (id) => mark(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    togglePage: () => mark(isPageMarked ? ids.filter((id) => !pageIds.includes(id)) : [...new Set([...ids, ...pageIds])]),
    isPageMarked,
    markAll: () => setSaved({ view, selection: { kind: "all" } }),
    clear: () => setSaved({ view, selection: NONE }),
  };
}
