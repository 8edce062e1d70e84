import { type RefObject, useRef } from "react";
import { type EmailPart, LONGEST } from "#kit/email-text.ts";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { OpenText } from "../schema.ts";
import type { useEmailText } from "./use-email-text.ts";
import { VariablesList } from "./variables-list.tsx";

type EmailFieldsProps = { text: OpenText; writing: ReturnType<typeof useEmailText> };
type Place = { part: EmailPart; input: HTMLInputElement | HTMLTextAreaElement };

const LINES: { part: EmailPart; label: string; hint?: string }[] = [
  { part: "subject", label: "Assunto" },
  { part: "preview", label: "Resumo", hint: "Aparece ao lado do assunto na caixa de entrada." },
  { part: "title", label: "Título" },
];

/** The parts of an e-mail, and the variables that may stand in them: pressed, one goes where the writer was. */
export function EmailFields({ text, writing: { parts, change, mistakes } }: EmailFieldsProps) {
  const place = useRef<Place | null>(null);
  const remember = (part: EmailPart) => (event: { target: HTMLInputElement | HTMLTextAreaElement }) => {
    place.current = { part, input: event.target };
  };
  const lineOf = ({ part, label, hint }: (typeof LINES)[number]) => (
    <Field key={part} label={label} error={mistakes[part]} hint={hint} optional={part === "preview"}>
      <TextInput
        name={part}
        value={parts[part]}
        maxLength={LONGEST[part]}
        onFocus={remember(part)}
        onChange={({ target }) => change({ [part]: target.value })}
      />
    </Field>
  );
  return (
    <Panel title="O texto">
      <div className="grid gap-5">
        {LINES.map(lineOf)}
        <Field
          label="Texto"
          error={mistakes.body}
          hint="Uma linha em branco separa os parágrafos. Um parágrafo que começa com “> ” sai em tom mais claro."
        >
          <Textarea
            name="body"
            rows={12}
            counted
            value={parts.body}
            maxLength={LONGEST.body}
            onFocus={remember("body")}
            onChange={({ target }) => change({ body: target.value })}
          />
        </Field>
        {text.hasButton && lineOf({ part: "button", label: "Botão" })}
        <VariablesList text={text} onPick={(name) => put(name, place, parts, change)} />
      </div>
    </Panel>
  );
}

function put(
  name: string,
  place: RefObject<Place | null>,
  parts: EmailFieldsProps["writing"]["parts"],
  change: EmailFieldsProps["writing"]["change"],
): void {
  const { part, input } = place.current ?? { part: "body" as const, input: null };
  const words = parts[part];
  const from = input?.selectionStart ?? words.length;
  const to = input?.selectionEnd ?? words.length;
  const variable = `{{${name}}}`;
  change({ [part]: words.slice(0, from) + variable + words.slice(to) });
  if (!input) return;
  input.focus();
  requestAnimationFrame(() => input.setSelectionRange(from + variable.length, from + variable.length));
}
