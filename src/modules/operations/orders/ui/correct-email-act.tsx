import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { correctEmailOfOrder } from "../../functions.ts";
import { actMessages } from "../../messages.ts";

/** Brings an order to the right e-mail: the address, the reason, and who the admin is. */
export function CorrectEmailAct({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useStepUp();
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Corrigir e-mail
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Corrigir o e-mail do pedido?"
        effect="O recibo e os arquivos passam para o e-mail certo. Os dois endereços são avisados, e quem tinha o pedido perde o acesso."
        messages={actMessages}
        confirmLabel="Corrigir e-mail"
        fields={(mistakes) => (
          <Field label="E-mail certo" error={mistakes.email}>
            <TextInput name="email" type="email" autoComplete="off" inputMode="email" />
          </Field>
        )}
        act={(motivo, form) =>
          confirmed(() => correctEmailOfOrder({ data: { orderId, motivo, email: formText(form, "email") } }))
        }
        onDone={() => {
          setAsking(false);
          showToast("O pedido passou para o e-mail certo.");
          onDone();
        }}
      />
      {dialog}
    </>
  );
}
