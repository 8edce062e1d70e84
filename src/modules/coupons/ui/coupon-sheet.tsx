import { createCouponFn, updateCouponFn } from "../functions.ts";
import { saveCouponMessages } from "../messages.ts";
import type { CouponRow, PricedProduct } from "../schema.ts";
import { type CouponField, draftOf, emptyDraft, readDraft } from "./coupon-draft.ts";
import { CouponForm } from "./coupon-form.tsx";
import { OfferSheet, OfferSheetWaiting } from "./offer-sheet.tsx";
import type { Materials } from "./use-products.ts";
import { useOfferForm } from "./use-offer-form.ts";

type CouponSheetProps = {
  open: boolean;
  /** Null for a new one. */
  row: CouponRow | null;
  materials: Materials;
  onClose: () => void;
  onSaved: (code: string) => void;
};

const FIELDS: Record<string, CouponField> = {
  code: "codigo",
  discount: "desconto",
  kind: "desconto",
  percent: "desconto",
  amountCents: "desconto",
  takeCount: "desconto",
  payCount: "desconto",
  minimumCents: "minimo",
  minimumItems: "quantidade",
  productIds: "materiais",
  startsOn: "inicio",
  endsOn: "fim",
  maxUses: "usos",
  perCustomer: "por_pessoa",
};

/** A coupon being written over the list. */
export function CouponSheet({ materials: products, ...props }: CouponSheetProps) {
  const { open, row, onClose } = props;
  const title = row ? `Editar ${row.code}` : "Novo cupom";
  if (!products.list) return <OfferSheetWaiting open={open} onClose={onClose} title={title} materials={products} />;
  return <OpenSheet key={`${open} ${row?.id}`} {...props} title={title} list={products.list} />;
}

type OpenSheetProps = Omit<CouponSheetProps, "materials"> & { title: string; list: PricedProduct[] };

function OpenSheet({ open, row, title, list, onClose, onSaved }: OpenSheetProps) {
  const form = useOfferForm({
    name: `cupom-${row?.id ?? "novo"}`,
    first: () => (row ? draftOf(row) : emptyDraft()),
    read: (draft) => readDraft(draft, row?.used ?? 0),
    send: (call) => (row ? updateCouponFn({ data: { couponId: row.id, form: call } }) : createCouponFn({ data: call })),
    fields: FIELDS,
    messages: saveCouponMessages,
    onSaved: ({ code }) => onSaved(code),
  });
  return (
    <OfferSheet open={open} onClose={onClose} title={title} form={form} action={row ? "Salvar cupom" : "Criar cupom"}>
      <CouponForm
        draft={form.draft}
        change={form.change}
        mistakes={form.mistakes}
        materials={list}
        isCodeFixed={row?.isCodeFixed ?? false}
        used={row?.used ?? 0}
      />
    </OfferSheet>
  );
}
