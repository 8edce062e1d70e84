import { ImageUp } from "lucide-react";
import { Button, buttonClass } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { type PictureKind, PICTURE_TYPES, pictureTrouble } from "./send-picture.ts";

type PictureButtonsProps = {
  kind: PictureKind;
  has: boolean;
  /** "a faixa", "o retrato", "a foto". */
  noun: string;
  problem: string | null;
  /** A file worth opening, or why it is not. */
  onFile: (file: File) => void;
  onProblem: (sentence: string | null) => void;
  onRemove: () => void;
};

/** Chooses a picture from the device, or takes the one there out. */
export function PictureButtons({ kind, has, noun, problem, onFile, onProblem, onRemove }: PictureButtonsProps) {
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-2">
      <label
        className={buttonClass({
          variant: "secondary",
          size: "sm",
          className: "relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        })}
      >
        <ImageUp aria-hidden />
        {has ? `Trocar ${noun}` : `Enviar ${noun}`}
        <input
          type="file"
          name={kind}
          accept={PICTURE_TYPES.join(",")}
          aria-describedby={problem ? `${kind}-problema` : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (!file) return;
            const trouble = pictureTrouble(file);
            onProblem(trouble);
            if (!trouble) onFile(file);
          }}
        />
      </label>
      {has && (
        <Button size="sm" variant="ghost" onClick={onRemove}>
          Tirar {noun}
        </Button>
      )}
      {problem && <FieldError id={`${kind}-problema`}>{problem}</FieldError>}
    </div>
  );
}
