import { useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowRight, Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { cx } from "tailwind-variants/lite";

type SearchFormProps = {
  placeholder: string;
  /** Answers Ctrl K and says so. One per page. */
  shortcut?: boolean;
  className?: string;
};

/** The search of the whole market. Without scripts it is a plain form. */
export function SearchForm({ placeholder, shortcut = false, className }: SearchFormProps) {
  const words = useSearch({ strict: false, select: (search) => search.busca ?? "" });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current) input.current.value = words;
  }, [words]);

  useEffect(() => {
    if (!shortcut) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.select();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [shortcut]);

  function search(event: FormEvent) {
    event.preventDefault();
    const busca = input.current?.value.trim() || undefined;
    input.current?.blur();
    void navigate({ to: "/produtos", search: { busca } });
  }

  return (
    <search className={className}>
      <form action="/produtos" onSubmit={search}>
        <label
          className={cx(
            "flex h-[46px] items-center gap-2.5 rounded-full border-[1.5px] border-ink bg-surface pr-[5px] pl-4 text-md",
            "has-focus-visible:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent",
            "md:h-12 md:pr-1.5 md:pl-[18px]",
          )}
        >
          <Search aria-hidden className="size-5" />
          <span className="sr-only">Buscar</span>
          <input
            ref={input}
            type="search"
            name="busca"
            defaultValue={words}
            placeholder={placeholder}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
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
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-accent-ink transition-colors duration-[120ms] hover:bg-accent-hover"
          >
            <ArrowRight aria-hidden className="size-5" />
          </button>
        </label>
      </form>
    </search>
  );
}
