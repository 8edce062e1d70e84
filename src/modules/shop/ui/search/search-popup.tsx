import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { plural } from "#kit/format.ts";
import { forgetViewed } from "../product/use-viewed.ts";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";
import { SuggestionOption } from "./suggestion-option.tsx";
import { nextRow, type SuggestionRow, suggestionGroups } from "./suggestion-rows.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { useViewedProducts } from "./use-viewed-products.ts";

type SearchPopupProps = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onClose: () => void;
};

const LISTBOX = { role: "listbox" } as const;
const GROUP = { role: "group" } as const;

const keyOf = ({ kind, href }: SuggestionRow): string => `${kind} ${href}`;

/** The field keeps the focus, whatever is pressed under it. */
function leaveFocus(element: HTMLElement | null): void {
  element?.addEventListener("mousedown", (event) => event.preventDefault());
}

/**
 * What the platform proposes under the field, which keeps the focus: arrows choose, Enter goes, Esc closes. It names itself on the field
 * while there is something to choose.
 */
export function SearchPopup({ id, input, typed, onClose }: SearchPopupProps) {
  const router = useRouter();
  const answer = useSuggestions(typed);
  const [recents, setRecents] = useState(recentSearches);
  const [viewed, setViewed] = useViewedProducts();
  // By what it is, not by where: an answer that comes moves the rows.
  const [pointed, setPointed] = useState<{ typed: string; key: string | null }>({ typed, key: null });
  const groups = suggestionGroups(typed, answer, recents, viewed);
  const rows = groups.flatMap((group) => group.rows);
  const current = pointed.typed === typed ? rows.findIndex((row) => keyOf(row) === pointed.key) : -1;
  const optionId = (row: number) => `${id}-${row}`;

  function choose(row: number) {
    const { words, href } = rows[row] ?? {};
    if (words) rememberSearch(words);
    onClose();
    return href;
  }

  function press(event: KeyboardEvent) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const row = rows[nextRow(current, event.key === "ArrowDown" ? 1 : -1, rows.length)];
      setPointed({ typed, key: row ? keyOf(row) : null });
    } else if (event.key === "Enter" && current >= 0) {
      event.preventDefault();
      const href = choose(current);
      if (href) void router.navigate({ href });
    }
  }

  const pressNow = useRef(press);
  useEffect(() => {
    pressNow.current = press;
  });
  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent) => pressNow.current(event);
    field?.addEventListener("keydown", listen);
    return () => field?.removeEventListener("keydown", listen);
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute("aria-expanded", String(rows.length > 0));
    if (current >= 0) field.setAttribute("aria-activedescendant", `${id}-${current}`);
    else field.removeAttribute("aria-activedescendant");
    return () => {
      field.setAttribute("aria-expanded", "false");
      field.removeAttribute("aria-activedescendant");
    };
  }, [input, id, rows.length, current]);

  useEffect(() => {
    if (current >= 0) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);

  if (rows.length === 0) return null;
  return (
    <div
      className="absolute inset-x-0 top-full z-6 mt-2 max-h-[min(72dvh,620px)] overflow-y-auto overscroll-contain rounded-[10px] border border-line bg-surface p-2 shadow-pop"
      ref={leaveFocus}
    >
      <div {...LISTBOX} id={id} aria-label="Sugestões de busca">
        {groups.map(({ title, rows: members }) => (
          <div
            key={title}
            {...GROUP}
            aria-label={title}
            className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
          >
            {title !== "Tudo" && (
              <div aria-hidden className="px-2.5 pt-2 pb-1 text-2xs text-muted">
                {title}
              </div>
            )}
            {members.map((row) => {
              const own = rows.indexOf(row);
              return (
                <SuggestionOption
                  key={keyOf(row)}
                  row={row}
                  id={optionId(own)}
                  typed={typed}
                  isCurrent={own === current}
                  onPoint={() => setPointed({ typed, key: keyOf(row) })}
                  onChoose={() => choose(own)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {typed.trim() === "" && (
        <button
          type="button"
          className="link mx-2.5 min-h-9 text-xs"
          onClick={() => {
            forgetSearches();
            forgetViewed();
            setRecents([]);
            setViewed([]);
          }}
        >
          Limpar o histórico
        </button>
      )}
      <output className="sr-only">{plural(rows.length, "sugestão", "sugestões")}</output>
    </div>
  );
}
