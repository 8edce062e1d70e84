import { useRouter } from "@tanstack/react-router";
import { parseCode } from "#kit/code.ts";
import { formText } from "#ui/form-text.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";

/** Another code than the one of this page. */
export function OtherCode({ label = "Tem outro código?", className }: { label?: string; className?: string }) {
  const router = useRouter();
  const state = useForm({}, "", { name: "outro-codigo" });

  function open(typed: FormData) {
    const code = parseCode(formText(typed, "codigo"));
    if (code) {
      state.forget();
      void router.navigate({ to: "/cupom/$couponCode", params: { couponCode: code } });
    } else state.refuse({ codigo: "O código tem de 3 a 24 letras, números, hífen ou sublinhado." });
  }

  return (
    <Form state={state} onSubmit={open} className={className}>
      <Field label={label} error={state.mistakes.codigo} className="max-w-[420px]">
        <span className="flex flex-wrap gap-2">
          <TextInput
            name="codigo"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            className="min-w-0 flex-1 basis-40 [&_input]:uppercase"
          />
          <Button type="submit" className="min-h-12! shrink-0">
            Ver cupom
          </Button>
        </span>
      </Field>
    </Form>
  );
}
