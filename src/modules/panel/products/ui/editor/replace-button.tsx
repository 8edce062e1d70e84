import { Replace } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#ui/icon-button.tsx";

type ReplaceButtonProps = { name: string; accept: string; onFile: (file: File) => void };

/** Chooses another file for the place of this one, which stays until the other was looked at. */
export function ReplaceButton({ name, accept, onFile }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton size="sm" label={`Substituir ${name}`} tip="Substituir" onClick={() => input.current?.click()}>
        <Replace aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={`Arquivo para o lugar de ${name}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
