import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";

/** Copies the address of what is looked at, and says so. */
export function CopyLink({ path }: { path: string }) {
  const [message, setMessage] = useState<"Link copiado" | "Não foi possível copiar" | null>(null);

  async function copy() {
    const done = await navigator.clipboard.writeText(new URL(path, location.origin).href).then(
      () => true,
      () => false,
    );
    setMessage(done ? "Link copiado" : "Não foi possível copiar");
  }

  return (
    <>
      <IconButton label="Copiar link" tip={message ?? "Copiar link"} tipAlign="end" onClick={() => void copy()}>
        {message === "Link copiado" ? <Check aria-hidden /> : <Link2 aria-hidden />}
      </IconButton>
      <output className="sr-only">{message}</output>
    </>
  );
}
