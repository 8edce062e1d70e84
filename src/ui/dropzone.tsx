import { Upload } from "lucide-react";
import { useState, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { droppedFiles } from "./dropped-files.ts";

type DropzoneProps = {
  /** Where there is a mouse to drag with; a finger is asked to choose. */
  title: ReactNode;
  /** What may come: "PDF, DOCX, ZIP até 2 GB". */
  hint: ReactNode;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  id?: string;
  name?: string;
  onFiles: (files: File[]) => void;
  className?: string;
};

/** Choose files by pressing, or drop them here, folders too: a file input the size of the whole area. */
export function Dropzone({ title, hint, accept, multiple, disabled, invalid, id, name, onFiles, className }: DropzoneProps) {
  const [over, setOver] = useState(false);

  return (
    <label
      className={cx(
        "relative grid justify-items-center gap-1.5 rounded-panel border-2 border-dashed p-[26px] text-center transition-colors",
        over
          ? "border-accent bg-accent-soft"
          : invalid
            ? "border-danger"
            : "border-line-strong not-has-disabled:hover:border-ink has-disabled:border-line",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:text-faint",
        className,
      )}
    >
      <Upload aria-hidden className="size-6" />
      <b className="font-semibold">
        {over ? (
          "Solte os arquivos aqui"
        ) : (
          <>
            <span className="pointer-coarse:hidden">{title}</span>
            <span className="hidden pointer-coarse:inline">Escolher no aparelho</span>
          </>
        )}
      </b>
      <span className="text-xs text-muted">{hint}</span>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (!multiple) return;
          event.preventDefault();
          void droppedFiles(event.dataTransfer).then((files) => files.length > 0 && onFiles(files));
        }}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
