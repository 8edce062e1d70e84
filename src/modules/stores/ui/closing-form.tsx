import { formatDate } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { Note } from "#ui/note.tsx";
import { useForm } from "#ui/use-form.ts";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { closeStoreFn, reopenStoreFn } from "../functions.ts";
import { STORE_MESSAGES } from "../messages.ts";
import type { MyStore } from "../schema.ts";

const LONGEST_WORDS = 280;

type ClosingFormProps = { store: MyStore; onDone: () => Promise<void> };

/** Closes the shop for some days, and opens it again. */
export function ClosingForm({ store: { closing, planned, today, latestDay }, onDone }: ClosingFormProps) {
  const state = useForm(STORE_MESSAGES, STORE_MESSAGES.unavailable, { name: "ferias" });
  const { isBusy, mistakes } = state;

  async function close(typed: FormData) {
    const data = { from: formText(typed, "from"), until: formText(typed, "until"), words: formText(typed, "words") };
    if (await state.send(() => closeStoreFn({ data }))) await onDone();
  }

  async function reopen() {
    if (await state.send(() => reopenStoreFn())) await onDone();
  }

  return (
    <Form state={state} className="grid gap-5" onSubmit={close}>
      {closing ? (
        <Note
          tone="warning"
          title={`Sua loja está fechada até ${dayWords(closing.until)}.`}
          action={
            <Button size="sm" loading={isBusy} onClick={() => void reopen()}>
              Abrir agora
            </Button>
          }
        >
          No dia seguinte ela abre automaticamente.
        </Note>
      ) : planned ? (
        <Note
          tone="info"
          title={`Férias marcadas de ${dayWords(planned.from)} a ${dayWords(planned.until)}.`}
          action={
            <Button size="sm" loading={isBusy} onClick={() => void reopen()}>
              Desmarcar
            </Button>
          }
        >
          Até lá a loja vende como sempre. Quem segue você já foi avisado, e o carrinho conta os dias.
        </Note>
      ) : (
        <p className="text-sm text-muted">
          Enquanto a loja está fechada, ninguém compra. As páginas continuam no ar, com o dia em que você volta, e quem já comprou
          baixa seus arquivos como sempre.
        </p>
      )}
      <Field
        label="Fechada a partir de"
        optional
        error={mistakes.from}
        hint="O primeiro dia sem vender. Em branco, fecha agora. Com um dia por vir, quem segue a loja é avisado."
      >
        <TextInput type="date" name="from" min={today} max={latestDay} defaultValue={planned?.from} className="max-w-56" />
      </Field>
      <Field label="Fechada até" error={mistakes.until} hint="O último dia sem vender.">
        <TextInput type="date" name="until" min={today} defaultValue={closing?.until ?? planned?.until} className="max-w-56" />
      </Field>
      <Field
        label="Recado para quem visita"
        optional
        error={mistakes.words}
        hint="Aparece na loja e nos materiais. Até 280 caracteres."
      >
        <Textarea name="words" rows={3} maxLength={LONGEST_WORDS} defaultValue={closing?.words ?? planned?.words} />
      </Field>
      <div>
        <Button type="submit" loading={isBusy} loadingLabel="Guardando…">
          {closing || planned ? "Mudar os dias e o recado" : "Fechar a loja"}
        </Button>
      </div>
    </Form>
  );
}

const dayWords = (day: string): string => formatDate(new Date(`${day}T15:00:00Z`));
