import { Checkbox } from "#ui/checkbox.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { type ChecklistEntry, DECLARED, OWN_ADDRESS_MAX, OWN_TEXT_MAX } from "../rules/checklist.ts";
import type { ApplicationDraft } from "./use-application.ts";

type ExtraProps = { draft: ApplicationDraft; entries: readonly ChecklistEntry[] };

const answering = ({ answers, change }: ApplicationDraft, key: string) => ({
  value: answers.extra[key] ?? "",
  answer: (text: string) => change({ extra: { ...answers.extra, [key]: text } }),
});

/** What else the administration asks to be written. */
export function ExtraFields({ draft, entries }: ExtraProps) {
  const typedEntries = entries.filter(({ proof }) => proof === "texto" || proof === "endereco");
  if (typedEntries.length === 0) return null;
  return (
    <Panel title="Também pedimos">
      <div className="grid gap-4">
        {typedEntries.map(({ key, title, detail, proof, isRequired }) => {
          const { value, answer } = answering(draft, key);
          const name = `extra.${key}`;
          return (
            <Field key={key} label={title} hint={detail} error={draft.errors[name]} optional={!isRequired}>
              {proof === "texto" ? (
                <Textarea
                  name={name}
                  rows={3}
                  maxLength={OWN_TEXT_MAX}
                  value={value}
                  onChange={(event) => answer(event.target.value)}
                />
              ) : (
                <TextInput
                  name={name}
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  maxLength={OWN_ADDRESS_MAX}
                  value={value}
                  onChange={(event) => answer(event.target.value.trim())}
                />
              )}
            </Field>
          );
        })}
      </div>
    </Panel>
  );
}

/** What else the administration asks to be declared. */
export function ExtraDeclarations({ draft, entries }: ExtraProps) {
  return entries
    .filter(({ proof }) => proof === "declaracao")
    .map(({ key, title, detail, isRequired }) => {
      const { value, answer } = answering(draft, key);
      const name = `extra.${key}`;
      const error = draft.errors[name];
      return (
        <div key={key}>
          <Checkbox
            name={name}
            checked={value === DECLARED}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error` : undefined}
            onChange={(event) => answer(event.target.checked ? DECLARED : "")}
          >
            {title}: {detail}
            {!isRequired && <span className="text-muted"> (opcional)</span>}
          </Checkbox>
          {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
        </div>
      );
    });
}
