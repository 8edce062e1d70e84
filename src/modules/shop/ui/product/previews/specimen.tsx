import { useEffect, useState } from "react";
import { MOST_SPECIMEN_CHARACTERS } from "#modules/catalog/previews/rules/limits.ts";
import type { ShownPreview } from "#modules/catalog/schema/product-page.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

const SETTLE_MS = 500;

/** A visitor's own words in the letters of a font; the server draws them, and the font itself never leaves it. */
export function Specimen({ preview: { id, fileName } }: { preview: ShownPreview }) {
  const [words, setWords] = useState("");
  const [drawn, setDrawn] = useState("");
  const [failed, setFailed] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setDrawn(words.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <div className="grid gap-3">
      <Field
        label="Escreva com esta fonte"
        hint={`Até ${MOST_SPECIMEN_CHARACTERS} caracteres. O que você escreve só aparece para você.`}
        error={
          failed !== "" &&
          failed === drawn &&
          "Não deu para escrever isto agora: ou a fonte não tem estas letras, ou muita gente escreve ao mesmo tempo. Espere um instante e tente de novo."
        }
      >
        <TextInput
          name="texto-da-fonte"
          value={words}
          maxLength={MOST_SPECIMEN_CHARACTERS}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      {drawn !== "" && failed !== drawn && (
        <img
          key={drawn}
          src={`/previas/${id}/escrita?texto=${encodeURIComponent(drawn)}`}
          alt={`“${drawn}” na fonte ${fileName}`}
          width={900}
          height={260}
          onError={() => setFailed(drawn)}
          className="h-auto w-full rounded-mat border border-line bg-white"
        />
      )}
    </div>
  );
}
