import { AUTHORSHIP_TERMS, CURRENT_OPAQUE_TERMS, CURRENT_TERMS, OPAQUE_TERMS } from "#modules/catalog/authorship/rules.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import type { Mistakes } from "./read-refusal.ts";

type DeclarationsProps = {
  files: readonly WorkingFile[];
  declared: boolean;
  onDeclared: (declared: boolean) => void;
  declaresOpaque: boolean;
  onDeclaresOpaque: (declared: boolean) => void;
  mistakes: Mistakes;
};

/** The author's word: that the work is theirs, and what the files are that nothing here can tell or open. */
export function Declarations({ files, declared, onDeclared, declaresOpaque, onDeclaresOpaque, mistakes }: DeclarationsProps) {
  const opaque = files.filter((file) => file.shownKind?.isOpaque);
  return (
    <>
      {opaque.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm">Estes arquivos só o programa deles abre. Nós não conseguimos conferir o que há dentro.</p>
          <ul className="grid gap-1 text-xs">
            {opaque.map((file) => (
              <li key={file.id} className="wrap-anywhere">
                <b className="font-semibold">{file.name}</b> · {file.shownKind?.words}
              </li>
            ))}
          </ul>
          <div>
            <Checkbox
              id="declaracao-de-programas"
              name="declaresOpaque"
              checked={declaresOpaque}
              onChange={(event) => onDeclaresOpaque(event.target.checked)}
            >
              {OPAQUE_TERMS[CURRENT_OPAQUE_TERMS]}
            </Checkbox>
            {mistakes.programas && <FieldError id="declaracao-de-programas-error">{mistakes.programas}</FieldError>}
          </div>
        </div>
      )}
      <div>
        <Checkbox id="declaracao" name="declared" checked={declared} onChange={(event) => onDeclared(event.target.checked)}>
          {AUTHORSHIP_TERMS[CURRENT_TERMS]}
        </Checkbox>
        {mistakes.declaracao && <FieldError id="declaracao-error">{mistakes.declaracao}</FieldError>}
      </div>
    </>
  );
}
