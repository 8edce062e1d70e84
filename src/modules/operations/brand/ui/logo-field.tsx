import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dropzone } from "#ui/dropzone.tsx";
import { FieldError } from "#ui/field.tsx";
import { tryLogo } from "../functions.ts";
import { LOGO_TOO_LARGE } from "../messages.ts";
import type { ShownLogo } from "../queries.ts";
import { MOST_LOGO_BYTES } from "../rules.ts";

/** The one there is, none, or a new one that is not kept yet. */
export type ChosenLogo =
  | { is: "kept"; shown: ShownLogo | null }
  | { is: "none"; shown: null }
  | { is: "new"; file: string; shown: ShownLogo };

type LogoFieldProps = {
  logo: ChosenLogo;
  onChoose: (logo: ChosenLogo) => void;
  isBusy: boolean;
  /** A file was chosen and is being read, or no longer is. */
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
};

const LOST = "Não conseguimos receber o logo. Tente de novo em instantes.";

/** Chooses a logo and shows it as it would be drawn; without one the name is written in the market's letters. */
export function LogoField({ logo, onChoose, isBusy, onBusy, error }: LogoFieldProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const sentence = wrong ?? error;

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MOST_LOGO_BYTES) return setWrong(LOGO_TOO_LARGE);
    onBusy(true);
    setWrong(null);
    try {
      const sent = await base64Of(file);
      const answer = await tryLogo({ data: { file: sent } });
      if (answer.ok) onChoose({ is: "new", file: sent, shown: answer.value });
      else setWrong("sentence" in answer ? answer.sentence : LOST);
    } catch {
      setWrong(LOST);
    } finally {
      onBusy(false);
    }
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-xs font-semibold">
        Logo <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <Dropzone
        name="logo"
        title="Escolha um arquivo ou solte aqui"
        hint={isBusy ? "Lendo o logo…" : "PNG ou SVG até 400 KB. Sem logo, escrevemos o nome."}
        accept="image/png,image/svg+xml"
        disabled={isBusy}
        invalid={Boolean(sentence)}
        onFiles={([file]) => void choose(file)}
      />
      {sentence && (
        <div role="alert">
          <FieldError id="brand-logo-error">{sentence}</FieldError>
        </div>
      )}
      {logo.shown && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChoose({ is: "none", shown: null })}>
          Tirar o logo
        </Button>
      )}
    </fieldset>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
