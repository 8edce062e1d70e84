import { useState } from "react";
import { buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { visitorWords } from "../messages.ts";
import { VISITORS, type Visitor } from "../rules/visitors.ts";
import { previewHref } from "../rules/preview-search.ts";

/** Asks at which hour, and as whom, to look at the page with the draft in it. */
export function PreviewPanel({ hour }: { hour: string }) {
  const [at, setAt] = useState(hour);
  const [visitor, setVisitor] = useState<Visitor>("visitantes");
  return (
    <Panel title="Prévia">
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          A página com o rascunho, como estará na hora que você escolher. Só a administração vê.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Dia e hora" hint="Horário de Brasília.">
            <TextInput type="datetime-local" name="em" value={at} onChange={(event) => setAt(event.currentTarget.value)} />
          </Field>
          <Field label="Vista por">
            <Select name="publico" value={visitor} onChange={(event) => setVisitor(event.currentTarget.value as Visitor)}>
              {VISITORS.map((one) => (
                <option key={one} value={one}>
                  {visitorWords[one]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <RouterLink
          href={previewHref({ em: at || hour, publico: visitor })}
          className={buttonClass({ className: "justify-self-start" })}
        >
          Ver a prévia
        </RouterLink>
      </div>
    </Panel>
  );
}
