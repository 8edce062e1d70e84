import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { BLOCK_KINDS, type BlockKind } from "#modules/payments/blocks/rules.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { addBlockFn } from "../functions.ts";
import { blockMessages, kindWords } from "../messages.ts";
import { UntilField } from "./until-field.tsx";

/** Puts what is typed on the block list. */
export function AddBlockAct({ onDone }: { onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useStepUp();
  return (
    <>
      <Button size="sm" variant="soft" onClick={() => setAsking(true)}>
        Bloquear alguém
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Quem não pode comprar?"
        effect="Pedidos novos e pagamentos são recusados a partir de agora. O que já foi pago continua como está."
        confirmLabel="Bloquear"
        isDangerous
        messages={blockMessages}
        fields={(mistakes) => (
          <>
            <Field label="O que bloquear" error={mistakes.tipo}>
              <Select name="tipo" defaultValue="documento">
                {BLOCK_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {kindWords[kind]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label="Qual"
              hint="De um cartão, só os seis primeiros números e os quatro últimos. De uma rede, um endereço dela."
              error={mistakes.valor}
            >
              <TextInput name="valor" autoComplete="off" />
            </Field>
            <UntilField error={mistakes.ate} />
          </>
        )}
        act={(motivo, form) =>
          confirmed((): Promise<ActAnswer> =>
            addBlockFn({
              data: {
                tipo: formText(form, "tipo") as BlockKind,
                valor: formText(form, "valor"),
                ate: formText(form, "ate"),
                motivo,
              },
            }),
          )
        }
        onDone={() => {
          setAsking(false);
          showToast("Bloqueado.");
          onDone();
        }}
      />
      {dialog}
    </>
  );
}
