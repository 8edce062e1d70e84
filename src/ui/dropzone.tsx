import { Upload } from "lucide-react";
import { useState, type DragEvent, type ReactNode } from "react";
import { cx } from "tailwind-variants/lite";

type DropzoneProps = {
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

/** Choose files by pressing, or drop them here. */
export function Dropzone({ title, hint, accept, multiple, disabled, invalid, id, name, onFiles, className }: DropzoneProps) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent, entering: boolean) {
    event.preventDefault();
    setOver(entering && !disabled);
  }
  function take(list: FileList | null) {
    setOver(false);
    if (!disabled && list && list.length > 0) onFiles([...list]);
  }

  return (
    <label
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
      className={cx(
        "relative grid justify-items-center gap-1.5 rounded-panel border-2 border-dashed p-[26px] text-center transition-colors duration-[120ms]",
        over
          ? "border-accent bg-accent-soft"
          : invalid
            ? "border-danger"
            : "border-line-strong not-has-disabled:hover:border-ink",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:border-line has-disabled:text-faint",
        className,
      )}
    >
      <Upload aria-hidden className="size-6" />
      <b className="font-semibold">{over ? "Solte os arquivos aqui" : title}</b>
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
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
