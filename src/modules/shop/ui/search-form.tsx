import { useLocation, useNavigate } from "@tanstack/react-router";
import { ArrowRight, Search } from "lucide-react";
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { rememberSearch } from "./search/recent-searches.ts";

const SearchPopup = lazy(async () => ({ default: (await import("./search/search-popup.tsx")).SearchPopup }));

type SearchFormProps = {
  placeholder: string;
  /** Answers Ctrl K and says so. One per page. */
  shortcut?: boolean;
  className?: string;
};

/** The search of the whole market, with suggestions once it is used. Without scripts it is a plain form. */
export function SearchForm({ placeholder, shortcut = false, className }: SearchFormProps) {
  // Stores have a search of their own, by the same name in the address.
  const words = useLocation({ select: ({ pathname, search }) => (pathname === "/produtos" ? (search.busca ?? "") : "") });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(words);

  const shown = useRef(words);

  // What was typed before the page woke up stays.
  useEffect(() => {
    const field = input.current;
    if (!field || field.value === shown.current) return;
    setTyped(field.value);
    setOpen(document.activeElement === field);
  }, []);

  useEffect(() => {
    if (shown.current === words) return;
    shown.current = words;
    if (input.current) input.current.value = words;
    setTyped(words);
    setOpen(false);
  }, [words]);

  useEffect(() => {
    if (!shortcut) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [shortcut]);

  function search(event: FormEvent) {
    event.preventDefault();
    const busca = input.current?.value.trim() || undefined;
    if (busca) rememberSearch(busca);
    setOpen(false);
    input.current?.blur();
    void navigate({ to: "/produtos", search: { busca } });
  }

  return (
    <search
      className={cx("relative", className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <form data-form="busca-da-feira" action="/produtos" onSubmit={search}>
        <label
          className={cx(
            "flex h-[46px] items-center gap-2.5 rounded-full border-[1.5px] border-ink bg-surface pr-[5px] pl-4 text-md",
            "has-focus-visible:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent",
            "md:h-12 md:pr-1.5 md:pl-[18px]",
          )}
        >
          <Search aria-hidden className="size-5" />
          <input
            ref={input}
            type="search"
            role="combobox"
            aria-label="Buscar"
            aria-expanded={false}
            aria-controls={listId}
            aria-autocomplete="list"
            name="busca"
            defaultValue={words}
            placeholder={placeholder}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setTyped(event.target.value);
              setOpen(true);
            }}
            onKeyDown={(event) => {
              if (event.key === "Escape" && isOpen) {
                event.preventDefault();
                setOpen(false);
              } else if (event.key === "ArrowDown") setOpen(true);
            }}
            className="h-full w-full min-w-0 flex-1 appearance-none bg-transparent text-ellipsis outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          {shortcut && (
            <kbd
              aria-hidden
              className="rounded-[5px] border border-line px-1.5 py-0.5 font-text text-[12px] font-medium whitespace-nowrap text-muted max-lg:hidden"
            >
              Ctrl K
            </kbd>
          )}
          <button
            type="submit"
            aria-label="Buscar"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-accent-ink transition-colors hover:bg-accent-hover"
          >
            <ArrowRight aria-hidden className="size-5" />
          </button>
        </label>
      </form>
      {isOpen && (
        <Suspense>
          <SearchPopup id={listId} input={input} typed={typed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </search>
  );
}
