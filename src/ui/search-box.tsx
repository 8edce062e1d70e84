import { Search, X } from "lucide-react";
import type { FormEvent } from "react";
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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(formText(new FormData(event.currentTarget), "busca").trim() || undefined);
  }

  return (
    <search className={className}>
      <form onSubmit={submit}>
        <TextInput
          key={value ?? ""}
          name="busca"
          type="search"
          dense
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          enterKeyHint="search"
          before={<Search aria-hidden className="size-[18px]" />}
          after={
            value && (
              <IconButton label="Limpar a busca" tip={false} size="sm" className="-mr-2" onClick={() => onSearch(undefined)}>
                <X />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  );
}
