import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { formText } from "#ui/form-text.ts";
import { blockBuyerFn } from "../functions.ts";
import { blockMessages, kindWords } from "../messages.ts";
import { ORDER_BLOCKS } from "../rules.ts";
import { UntilField } from "./until-field.tsx";

/** Blocks who placed an order without showing who it is. */
export function BlockBuyerAct({ orderId, hasCard }: { orderId: string; hasCard: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useStepUp();
  return (
    <>
      <Button size="sm" variant="danger-outline" onClick={() => setAsking(true)}>
        Bloquear
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Bloquear novas compras?"
        effect="Pedidos novos e pagamentos são recusados a partir de agora. O que já foi pago continua como está."
        confirmLabel="Bloquear"
        isDangerous
        messages={blockMessages}
        fields={(mistakes) => (
          <>
            <FieldGroup legend="O que bloquear" error={mistakes.tipos}>
              {ORDER_BLOCKS.filter((kind) => kind !== "cartao" || hasCard).map((kind) => (
                <Checkbox key={kind} name="tipos" value={kind} defaultChecked={kind === "documento"}>
                  {kindWords[kind]}
                </Checkbox>
              ))}
            </FieldGroup>
            <UntilField error={mistakes.ate} />
          </>
        )}
        act={(motivo, form) =>
          confirmed((): Promise<ActAnswer> => {
            const tipos = ORDER_BLOCKS.filter((kind) => form.getAll("tipos").includes(kind));
            return blockBuyerFn({ data: { orderId, tipos, ate: formText(form, "ate"), motivo } });
          })
        }
        onDone={() => {
          setAsking(false);
          showToast("Bloqueado.");
        }}
      />
      {dialog}
    </>
  );
}
