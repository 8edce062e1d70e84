import { formatDate } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { closeStoreFn, reopenStoreFn } from "../functions.ts";
import type { MyStore } from "../schema.ts";
import { useRefusable } from "./use-refusable.ts";

const LONGEST_WORDS = 280;

type ClosingFormProps = { store: MyStore; onDone: () => Promise<void> };

/** Closes the shop for some days, and opens it again. */
export function ClosingForm({ store: { closing, planned, today, latestDay }, onDone }: ClosingFormProps) {
  const { isBusy, errors, ask } = useRefusable(onDone);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        if (!isBusy)
          void ask(() =>
            closeStoreFn({
              data: { from: formText(typed, "from"), until: formText(typed, "until"), words: formText(typed, "words") },
            }),
          );
      }}
    >
      {closing ? (
        <Note
          tone="warning"
          title={`Sua loja está fechada até ${dayWords(closing.until)}.`}
          action={
            <Button size="sm" loading={isBusy} onClick={() => void ask(() => reopenStoreFn())}>
              Abrir agora
            </Button>
          }
        >
          No dia seguinte ela abre sozinha.
        </Note>
      ) : planned ? (
        <Note
          tone="info"
          title={`Férias marcadas de ${dayWords(planned.from)} a ${dayWords(planned.until)}.`}
          action={
            <Button size="sm" loading={isBusy} onClick={() => void ask(() => reopenStoreFn())}>
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
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <Field
        label="Fechada a partir de"
        optional
        error={errors.from}
        hint="O primeiro dia sem vender. Em branco, fecha agora. Com um dia por vir, quem segue a loja é avisado."
      >
        <TextInput type="date" name="from" min={today} max={latestDay} defaultValue={planned?.from} className="max-w-56" />
      </Field>
      <Field label="Fechada até" error={errors.until} hint="O último dia sem vender.">
        <TextInput type="date" name="until" min={today} defaultValue={closing?.until ?? planned?.until} className="max-w-56" />
      </Field>
      <Field
        label="Recado para quem visita"
        optional
        error={errors.words}
        hint="Aparece na loja e nos materiais. Até 280 caracteres."
      >
        <Textarea name="words" rows={3} maxLength={LONGEST_WORDS} defaultValue={closing?.words ?? planned?.words} />
      </Field>
      <div>
        <Button type="submit" loading={isBusy} loadingLabel="Guardando…">
          {closing || planned ? "Mudar os dias e o recado" : "Fechar a loja"}
        </Button>
      </div>
    </form>
  );
}

const dayWords = (day: string): string => formatDate(new Date(`${day}T15:00:00Z`));
