import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";

export type EditedOption = { key: number; id: number | null; label: string };

type OptionsEditorProps = { options: EditedOption[]; onOptions: (options: EditedOption[]) => void; error: string | undefined };

/** The options of an attribute, in the order people see them. */
export function OptionsEditor({ options, onOptions, error }: OptionsEditorProps) {
  const nameOf = ({ label }: EditedOption, at: number) => label || `opção ${at + 1}`;
  const next = Math.max(0, ...options.map(({ key }) => key)) + 1;

  function carry(at: number, to: number) {
    const one = options[at];
    if (one && to >= 0 && to < options.length) onOptions(options.toSpliced(at, 1).toSpliced(to, 0, one));
  }

  return (
    <FieldGroup legend="Opções" hint="Na ordem em que aparecem.">
      {error && <FieldError id="opcoes-erro">{error}</FieldError>}
      <ol className="grid gap-1.5 empty:hidden">
        {options.map((one, at) => (
          <li key={one.key} className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center">
            <TextInput
              name={`opcao-${one.key}`}
              aria-label={`Opção ${at + 1}`}
              value={one.label}
              maxLength={120}
              autoComplete="off"
              onChange={(event) => onOptions(options.with(at, { ...one, label: event.currentTarget.value }))}
            />
            <IconButton
              size="sm"
              label={`Subir ${nameOf(one, at)}`}
              tip={false}
              disabled={at === 0}
              onClick={() => carry(at, at - 1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              label={`Descer ${nameOf(one, at)}`}
              tip={false}
              disabled={at === options.length - 1}
              onClick={() => carry(at, at + 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              label={`Tirar ${nameOf(one, at)}`}
              tip={false}
              onClick={() => onOptions(options.toSpliced(at, 1))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        variant="soft"
        size="sm"
        className="justify-self-start"
        onClick={() => onOptions([...options, { key: next, id: null, label: "" }])}
      >
        <Plus aria-hidden />
        Adicionar opção
      </Button>
    </FieldGroup>
  );
}
