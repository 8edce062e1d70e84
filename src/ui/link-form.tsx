import { type KeyboardEvent, useState } from "react";
import { Button } from "./button.tsx";
import { enterDoes } from "./enter-does.ts";
import { TextInput } from "./text-input.tsx";

type LinkFormProps = {
  current: string;
  onLink: (href: string | null) => void;
  onCancel: () => void;
  /** Addresses that begin with "/" lead to our own pages. */
  ownPages?: boolean;
};

const withProtocol = (address: string): string => (/^(https?:|mailto:)/i.test(address) ? address : `https://${address}`);

/** Where the selected words lead. Not a form of its own: it stands inside one. */
export function LinkForm({ current, onLink, onCancel, ownPages = false }: LinkFormProps) {
  const [address, setAddress] = useState(current);
  const typed = address.trim();
  const apply = () => onLink(typed === "" ? null : ownPages && typed.startsWith("/") ? typed : withProtocol(typed));

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") onCancel();
    enterDoes(apply)(event);
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <div className="min-w-0 flex-1 basis-56">
        <TextInput
          dense
          inputMode="url"
          aria-label="Endereço do link"
          placeholder={ownPages ? "https:// ou /ajuda" : "https://"}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <Button size="sm" onClick={apply}>
        {address.trim() || !current ? "Adicionar link" : "Remover link"}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
