import { UF_NAMES } from "#kit/uf-names.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DocumentInput } from "#ui/document-input.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { ChecklistEntry } from "../rules/checklist.ts";
import type { ApplicationPage } from "../schema.ts";
import { ExtraDeclarations, ExtraFields } from "./extra-fields.tsx";
import type { ApplicationDraft } from "./use-application.ts";

type PartProps = { draft: ApplicationDraft; entries: readonly ChecklistEntry[] };
type ApplicationFormProps = PartProps & { areas: ApplicationPage["areas"]; isResending: boolean };

const SAVING: Record<ApplicationDraft["saving"], string> = {
  quieto: "",
  mudou: "Salvando…",
  salvando: "Salvando…",
  salvo: "Salvo. Você pode sair e voltar quando quiser.",
  falhou: "Não conseguimos salvar. O que você escreveu continua aqui.",
};

/** What somebody writes to become an author; it keeps itself. */
export function ApplicationForm({ draft, entries, areas, isResending }: ApplicationFormProps) {
  const { form, saving, send } = draft;
  return (
    <Form state={form} onSubmit={send} className="grid gap-5">
      <Who draft={draft} />
      <Shop draft={draft} entries={entries} areas={areas} />
      <ExtraFields draft={draft} entries={entries} />
      <Declarations draft={draft} entries={entries} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" size="lg" loading={form.isBusy} loadingLabel="Enviando…">
          {isResending ? "Reenviar solicitação" : "Enviar solicitação"}
        </Button>
        <output className="block text-sm text-muted">{SAVING[saving]}</output>
      </div>
    </Form>
  );
}

function Who({ draft: { answers, change, errors } }: { draft: ApplicationDraft }) {
  return (
    <Panel title="Quem vende">
      <div className="grid gap-4">
        <Field label="Nome completo ou razão social" error={errors.legalName} hint="Aparece na sua loja, como a lei pede.">
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={120}
            value={answers.legalName}
            onChange={(event) => change({ legalName: event.target.value })}
          />
        </Field>
        <Field label="CPF ou CNPJ" error={errors.document} hint="O CPF nunca aparece inteiro numa página pública.">
          <DocumentInput
            name="document"
            className="max-w-64"
            value={answers.document}
            onText={(document) => change({ document })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[1fr_200px]">
          <Field label="Cidade" error={errors.city}>
            <TextInput
              name="city"
              autoComplete="address-level2"
              maxLength={60}
              value={answers.city}
              onChange={(event) => change({ city: event.target.value })}
            />
          </Field>
          <Field label="Estado" error={errors.uf}>
            <Select
              name="uf"
              autoComplete="address-level1"
              value={answers.uf}
              onChange={(event) => change({ uf: event.target.value })}
            >
              <option value="">Escolha</option>
              {Object.entries(UF_NAMES).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
    </Panel>
  );
}

function Shop({ draft: { answers, change, errors }, entries, areas }: PartProps & { areas: ApplicationPage["areas"] }) {
  const presentation = entries.find(({ key }) => key === "apresentacao");
  const sample = entries.find(({ key }) => key === "amostra");
  return (
    <Panel title="Sua loja e seu trabalho">
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Nome da loja" error={errors.storeName}>
            <TextInput
              name="store_name"
              autoComplete="off"
              maxLength={60}
              value={answers.storeName}
              onChange={(event) => change({ storeName: event.target.value })}
            />
          </Field>
          <Field label="Como você assina" error={errors.authorName} hint="Vai em cada material: “de Helena Prado”.">
            <TextInput
              name="author_name"
              autoComplete="off"
              maxLength={60}
              value={answers.authorName}
              onChange={(event) => change({ authorName: event.target.value })}
            />
          </Field>
        </div>
        {presentation && (
          <>
            <Field label="O que você faz" optional={!presentation.isRequired} error={errors.area}>
              <Select
                name="area"
                className="max-w-80"
                value={answers.area}
                onChange={(event) => change({ area: event.target.value })}
              >
                <option value="">Escolha</option>
                {areas.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label="Apresentação"
              optional={!presentation.isRequired}
              error={errors.about}
              hint="O que você faz e para quem. Depois vira o “sobre” da loja."
            >
              <Textarea
                name="about"
                rows={4}
                maxLength={1000}
                counted
                value={answers.about}
                onChange={(event) => change({ about: event.target.value })}
              />
            </Field>
          </>
        )}
        {sample && (
          <>
            <Field
              label="Onde dá para ver seu trabalho"
              optional={!sample.isRequired}
              error={errors.sampleUrl}
              hint="Um endereço que abra para qualquer pessoa: site, rede social, pasta."
            >
              <TextInput
                name="sample_url"
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={300}
                value={answers.sampleUrl}
                onChange={(event) => change({ sampleUrl: event.target.value.trim() })}
              />
            </Field>
            <Field
              label="Não tem endereço? Descreva um material seu"
              optional
              error={errors.sampleWords}
              hint="O que é, quantas páginas, como se usa. No mínimo 40 caracteres."
            >
              <Textarea
                name="sample_words"
                rows={3}
                maxLength={600}
                value={answers.sampleWords}
                onChange={(event) => change({ sampleWords: event.target.value })}
              />
            </Field>
          </>
        )}
      </div>
    </Panel>
  );
}

const DECLARATIONS = [
  { name: "isAdult", words: "Tenho 18 anos ou mais." },
  { name: "ownsProduct", words: "O que vou vender fui eu que fiz, ou tenho o direito de vender: texto, imagens, fontes e sons." },
  { name: "acceptsRules", words: "Li como funcionam as taxas, os prazos e os reembolsos." },
] as const;

function Declarations({ draft, entries }: PartProps) {
  const { answers, change, errors } = draft;
  return (
    <Panel title="O que você declara">
      <div className="grid gap-2">
        {DECLARATIONS.map(({ name, words }) => (
          <div key={name}>
            <Checkbox
              name={name}
              checked={answers[name]}
              aria-invalid={errors[name] ? true : undefined}
              aria-describedby={errors[name] ? `${name}-error` : undefined}
              onChange={(event) => change({ [name]: event.target.checked })}
            >
              {words}
            </Checkbox>
            {errors[name] && <FieldError id={`${name}-error`}>{errors[name]}</FieldError>}
          </div>
        ))}
        <ExtraDeclarations draft={draft} entries={entries} />
        <p className="text-sm text-muted">
          <a href="/quero-ser-autor#taxas" target="_blank" rel="noreferrer" className="link">
            Ver taxas, prazos e reembolsos
          </a>
        </p>
      </div>
    </Panel>
  );
}
