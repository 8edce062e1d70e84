import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { enterDoes } from "#ui/enter-does.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { PostPicture } from "../../../rules/post-form.ts";
import { PickPicture } from "./pick-picture.tsx";

type PictureFormProps = { onPicture: (attrs: PostPicture & { alt: string }) => void; onCancel: () => void };

/** A picture for the text and what it shows. Not a form of its own: it stands inside one. */
export function PictureForm({ onPicture, onCancel }: PictureFormProps) {
  const [picture, setPicture] = useState<PostPicture | null>(null);
  const [alt, setAlt] = useState("");
  const put = () => picture && onPicture({ ...picture, alt });
  return (
    <div className="grid gap-3 border-b border-line p-3">
      <PickPicture id="imagem-do-texto" label={picture ? "Trocar a imagem" : "Escolher imagem"} onPicture={setPicture} />
      {picture && (
        <img src={`/imagens/${picture.id}/320.webp`} alt="" className="max-h-32 w-auto justify-self-start rounded-ctl" />
      )}
      <Field label="O que a imagem mostra" hint="Lido em voz alta para quem não a vê. Deixe vazio se ela só enfeita.">
        <TextInput
          dense
          value={alt}
          maxLength={200}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={enterDoes(put)}
        />
      </Field>
      <div className="flex gap-2">
        <Button size="sm" disabled={!picture} onClick={put}>
          Inserir no texto
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}
