import { type ReactNode, useId } from "react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { FormNotices } from "#ui/form-notices.tsx";
import { Note } from "#ui/note.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { useLeaving } from "./use-leaving.ts";
import type { Materials } from "./use-products.ts";
import type { OfferForm } from "./use-offer-form.ts";

type SheetProps = { open: boolean; title: string; onClose: () => void };
type OfferSheetProps = SheetProps & {
  form: OfferForm;
  action: string;
  /** What stands before a field's name in its id. */
  idPrefix?: string;
  children: ReactNode;
};

const WIDTH = "md:w-[600px]";

/** A coupon or a promotion written over the list: what is wrong with it, its fields, and a question before what was typed is lost. */
export function OfferSheet({ open, title, onClose, form, action, idPrefix = "", children }: OfferSheetProps) {
  const formId = useId();
  const { isRequested, leave, stay } = useLeaving(form.hasChanged, onClose);
  return (
    <Sheet
      open={open}
      onClose={leave}
      title={title}
      className={WIDTH}
      footer={
        isRequested ? (
          <LeaveQuestion onStay={stay} onLeave={onClose} />
        ) : (
          <div className="flex justify-end gap-2">
            <Button variant="ghost" onClick={leave}>
              Voltar
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={form.state.isBusy} loadingLabel="Salvando…">
              {action}
            </Button>
          </div>
        )
      }
    >
      <Form id={formId} state={form.state} onSubmit={form.save} placesNotices>
        <div className="mb-4 grid gap-3 empty:hidden">
          <FormNotices state={form.state} summary={(field) => `${idPrefix}${field}`} />
        </div>
        {children}
      </Form>
    </Sheet>
  );
}

/** The same sheet while the author's products are read, or could not be. */
export const OfferSheetWaiting = ({ materials: products, ...sheet }: SheetProps & { materials: Materials }) => (
  <Sheet {...sheet} className={WIDTH}>
    {products.hasFailed ? (
      <Note
        tone="danger"
        role="alert"
        action={
          <Button size="sm" onClick={products.load}>
            Tentar de novo
          </Button>
        }
      >
        Não foi possível ler os seus materiais.
      </Note>
    ) : (
      <div className="after-300ms grid gap-5" aria-busy="true">
        <Skeleton className="h-24" />
        <Skeleton className="h-12" />
        <Skeleton className="h-28" />
        <Skeleton className="h-64" />
      </div>
    )}
  </Sheet>
);
