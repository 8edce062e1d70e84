import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { parseCode } from "#kit/code.ts";
import { formText } from "#ui/form-text.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

/** Another code than the one of this page. */
export function OtherCode({ label = "Tem outro código?", className }: { label?: string; className?: string }) {
  const router = useRouter();
  const [mistake, setMistake] = useState<string | null>(null);

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = parseCode(formText(new FormData(event.currentTarget), "codigo"));
    if (code) void router.navigate({ to: "/cupom/$couponCode", params: { couponCode: code } });
    else setMistake("O código tem de 3 a 24 letras, números, hífen ou sublinhado.");
  }

  return (
    <form onSubmit={open} noValidate className={className}>
      <Field label={label} error={mistake} className="max-w-[420px]">
        <span className="flex gap-2">
          <TextInput
            name="codigo"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            onInput={() => setMistake(null)}
            className="[&_input]:uppercase"
          />
          <Button type="submit" className="min-h-12! shrink-0">
            Ver cupom
          </Button>
        </span>
      </Field>
    </form>
  );
}
