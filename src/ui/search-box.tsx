import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { formText } from "./form-text.ts";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";

type SearchBoxProps = {
  /** What is being looked for now, as the address says. */
  value: string | undefined;
  /** Undefined when the box was emptied. */
  onSearch: (words: string | undefined) => void;
  label: string;
  placeholder: string;
  className?: string;
};

/** The search of a list: asks on Enter, empties with its ×. */
export function SearchBox({ value, onSearch, label, placeholder, className }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const requested = useRef(value ?? "");
  // The box stays, with whoever is in it: its words change only when the address says others than those asked here.
  useEffect(() => {
    if (box.current && requested.current !== (value ?? "")) box.current.value = value ?? "";
    requested.current = value ?? "";
  }, [value]);

  function ask(words: string) {
    requested.current = words;
    onSearch(words || undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(formText(new FormData(event.currentTarget), "busca").trim());
  }

  function empty() {
    if (box.current) box.current.value = "";
    box.current?.focus();
    ask("");
  }

  return (
    <search className={className}>
      <form data-form="busca-da-lista" onSubmit={submit}>
        <TextInput
          ref={box}
          name="busca"
          type="search"
          dense
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          enterKeyHint="search"
          className="[&_::-webkit-search-cancel-button]:hidden"
          before={<Search aria-hidden className="size-[18px]" />}
          after={
            value && (
              <IconButton label="Limpar a busca" tip={false} size="sm" className="-mr-2" onClick={empty}>
                <X />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  );
}
