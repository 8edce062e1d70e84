import { brand } from "#kit/brand/brand.ts";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { TopicChoices } from "../../ui/topic-choices.tsx";
import { LONGEST } from "../rules/edition.ts";
import type { useEdition } from "./use-edition.ts";

/** The words of an edition, and about what it is. */
export const EditionFields = ({
  edition: {
    form,
    change,
    state: { mistakes },
  },
}: {
  edition: ReturnType<typeof useEdition>;
}) => (
  <Panel title="A edição">
    <div className="grid gap-5">
      <Field label="Assunto" error={mistakes.subject}>
        <TextInput
          name="subject"
          value={form.subject}
          maxLength={LONGEST.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <Field label="Linha de prévia" optional error={mistakes.preview} hint="Aparece ao lado do assunto na caixa de entrada.">
        <TextInput
          name="preview"
          value={form.preview}
          maxLength={LONGEST.preview}
          onChange={({ target }) => change({ preview: target.value })}
        />
      </Field>
      <Field label="Texto" error={mistakes.body} hint="Uma linha em branco separa os parágrafos.">
        <Textarea
          name="body"
          rows={12}
          counted
          value={form.body}
          maxLength={LONGEST.body}
          onChange={({ target }) => change({ body: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Botão" optional error={mistakes.buttonLabel}>
          <TextInput
            name="buttonLabel"
            value={form.buttonLabel}
            maxLength={LONGEST.buttonLabel}
            onChange={({ target }) => change({ buttonLabel: target.value })}
          />
        </Field>
        <Field label="Endereço do botão" optional error={mistakes.buttonPath} hint={`${brand.In}, a partir da barra: /blog`}>
          <TextInput
            name="buttonPath"
            value={form.buttonPath}
            maxLength={LONGEST.buttonPath}
            onChange={({ target }) => change({ buttonPath: target.value })}
          />
        </Field>
      </div>
      <div className="grid gap-1">
        <TopicChoices chosen={form.topics} onChosen={(topics) => change({ topics })} legend="Para quem lê sobre" />
        <p className="text-xs text-muted">Sem nenhum marcado, vai para a lista inteira.</p>
      </div>
    </div>
  </Panel>
);
