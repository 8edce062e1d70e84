import { useNavigate } from "@tanstack/react-router";
import { SearchBox } from "#ui/search-box.tsx";

/** Looks in the help; what was looked for stays in the address. */
export function HelpSearchBox({ value, className }: { value?: string | undefined; className?: string }) {
  const navigate = useNavigate();
  return (
    <SearchBox
      value={value}
      onSearch={(busca) => void navigate({ to: "/ajuda", search: { busca } })}
      label="Buscar na ajuda"
      placeholder="O que você quer saber?"
      className={className ?? ""}
    />
  );
}
