import { type ReactNode, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Form } from "#ui/form.tsx";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useForm } from "#ui/use-form.ts";
import { refundSale } from "../functions.ts";
import { refundMessages } from "../messages.ts";
import { RefundEffects } from "./refund-effects.tsx";
import type { RefundPreview } from "./refund-preview.ts";

const FAILED = "Não sabemos se o reembolso foi registrado. Atualize a página e confira antes de tentar de novo.";

type Wanted = { orderId: string; itemIds: string[]; reason: string; isLegalWithdrawal: boolean };
type Answer = { ok: true; value?: unknown } | { ok: false; reason: string; fields?: Record<string, string> };

/** How the administration gives back. */
export type AdminGiving = {
  preview: (of: { data: { orderId: string } }) => Promise<RefundPreview>;
  give: (wanted: Wanted) => Promise<Answer>;
  messages: Record<string, string>;
  /** What is said before so much (centavos) is given back. */
  noteOf: (cents: number) => ReactNode;
  onGiven: (answer: Extract<Answer, { ok: true }>) => void;
};

type RefundFormProps = {
  orderId: string;
  preview: RefundPreview;
  admin: AdminGiving | undefined;
  onGiven: () => void;
  onClose: () => void;
};

/** Chooses the items and the reason, and shows the effects. An admin may need step-up authentication. */
export function RefundForm({ orderId, preview, admin, onGiven, onClose }: RefundFormProps) {
  const possible = preview.items.filter((item) => item.totalCents > 0 && !item.isOpen);
  const [chosen, setChosen] = useState(possible.map((item) => item.orderItemId));
  const [reason, setReason] = useState("");
  const [isLegalWithdrawal, setLegalWithdrawal] = useState(false);
  const state = useForm(admin?.messages ?? refundMessages, FAILED, { name: `devolucao-${orderId}` });
  const { confirmed, dialog } = useStepUp();
  const items = possible
    .filter((item) => chosen.includes(item.orderItemId))
    .map((item) => (isLegalWithdrawal ? { ...item, costCents: 0 } : item));
  const totalCents = items.reduce((sum, item) => sum + item.totalCents, 0);

  async function give() {
    const lacks = {
      ...(items.length === 0 ? { itemIds: "Escolha pelo menos um material." } : {}),
      ...(reason.trim() === "" ? { reason: "Diga o motivo." } : {}),
    };
    if (Object.keys(lacks).length > 0) return state.refuse(lacks);
    const data = { orderId, itemIds: chosen, reason };
    const given = await state.send(async (): Promise<Answer | null> =>
      admin ? confirmed(() => admin.give({ ...data, isLegalWithdrawal })) : refundSale({ data }),
    );
    if (!given) return;
    admin?.onGiven(given);
    onGiven();
  }

  if (possible.length === 0) return <Note>Não há mais nada a devolver deste pedido: já voltou, ou está voltando.</Note>;
  return (
    <>
      <Form state={state} onSubmit={give} className="grid gap-4">
        <FieldGroup legend="Devolver" error={state.mistakes.itemIds}>
          {preview.items.map((item) => (
            <Checkbox
              key={item.orderItemId}
              name="itemIds"
              value={item.orderItemId}
              checked={chosen.includes(item.orderItemId)}
              disabled={item.totalCents === 0 || item.isOpen}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, item.orderItemId] : chosen.filter((id) => id !== item.orderItemId))
              }
            >
              <span className="wrap-anywhere">{item.title}</span>,{" "}
              {item.isOpen ? "já voltando" : item.totalCents === 0 ? "já devolvido" : <Money cents={item.totalCents} />}
            </Checkbox>
          ))}
        </FieldGroup>
        {admin && preview.isInLegalDays && (
          <Checkbox
            name="isLegalWithdrawal"
            checked={isLegalWithdrawal}
            onChange={({ currentTarget: { checked } }) => setLegalWithdrawal(checked)}
          >
            {`É desistência dentro dos 7 dias da lei: o custo da Pagar.me fica com ${brand.the}`}
          </Checkbox>
        )}
        {preview.stores.map((store) => (
          <RefundEffects
            key={store.storeId}
            items={items.filter((item) => item.storeId === store.storeId)}
            pockets={store}
            knowsFee={preview.knowsFee}
            bearer={!admin ? "autor" : isLegalWithdrawal ? "plataforma" : "admin"}
          />
        ))}
        <Field label="Motivo" hint="Quem comprou não lê; fica no histórico do pedido." error={state.mistakes.reason}>
          <Textarea
            name="reason"
            rows={2}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
        {admin?.noteOf(totalCents)}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button variant="danger" type="submit" loading={state.isBusy} loadingLabel="Devolvendo…">
            Devolver {formatMoney(totalCents)}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}
