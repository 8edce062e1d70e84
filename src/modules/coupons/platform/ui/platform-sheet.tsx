import { brand } from "#kit/brand/brand.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { platformCouponMessages } from "../../messages.ts";
import { OfferSheet } from "../../ui/offer-sheet.tsx";
import { useOfferForm } from "../../ui/use-offer-form.ts";
import { createPlatformCouponFn } from "../functions.ts";
import { emptyPlatformDraft, type PlatformField, readPlatformDraft } from "./platform-draft.ts";
import { PlatformForm } from "./platform-form.tsx";

type PlatformSheetProps = { onClose: () => void; onSaved: (code: string) => void };

const FIELDS: Record<string, PlatformField> = {
  code: "codigo",
  discount: "desconto",
  kind: "desconto",
  percent: "desconto",
  amountCents: "desconto",
  minimumCents: "minimo",
  minimumItems: "quantidade",
  startsOn: "inicio",
  endsOn: "fim",
  maxUses: "usos",
  perCustomer: "por_pessoa",
  budgetCents: "orcamento",
  motivo: "motivo",
};

/** A coupon of the platform being written over the list. */
export function PlatformSheet({ onClose, onSaved }: PlatformSheetProps) {
  const { confirmed, dialog } = useStepUp();
  const form = useOfferForm({
    name: "cupom-da-plataforma",
    first: emptyPlatformDraft,
    read: readPlatformDraft,
    send: (call) => confirmed(() => createPlatformCouponFn({ data: call })),
    fields: FIELDS,
    messages: platformCouponMessages,
    onSaved: ({ code }) => onSaved(code),
  });
  return (
    <>
      <OfferSheet open onClose={onClose} title={`Novo cupom ${brand.of}`} form={form} action="Criar cupom">
        <PlatformForm draft={form.draft} change={form.change} mistakes={form.mistakes} />
      </OfferSheet>
      {dialog}
    </>
  );
}
