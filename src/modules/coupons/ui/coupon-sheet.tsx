import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Note } from "#ui/note.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { CouponRow, PricedMaterial } from "../schema.ts";
import { CouponForm } from "./coupon-form.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { useCouponForm } from "./use-coupon-form.ts";
import { useLeaving } from "./use-leaving.ts";
import type { Materials } from "./use-materials.ts";

type CouponSheetProps = {
  open: boolean;
  /** Null for a new one. */
  row: CouponRow | null;
  materials: Materials;
  onClose: () => void;
  onSaved: (code: string) => void;
};

/** A coupon being written over the list. */
export function CouponSheet({ materials, ...props }: CouponSheetProps) {
  const { open, row, onClose } = props;
  if (materials.list) return <OpenSheet key={`${open} ${row?.id}`} {...props} list={materials.list} />;
  return (
    <Sheet open={open} onClose={onClose} title={titleOf(row)} className="md:w-[600px]">
      {materials.hasFailed ? (
        <Note
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={materials.load}>
              Tentar de novo
            </Button>
          }
        >
          Não foi possível ler os seus materiais.
        </Note>
      ) : (
        <FormSkeleton />
      )}
    </Sheet>
  );
}

const titleOf = (row: CouponRow | null): string => (row ? `Editar ${row.code}` : "Novo cupom");

function OpenSheet({ open, row, list, onClose, onSaved }: Omit<CouponSheetProps, "materials"> & { list: PricedMaterial[] }) {
  const form = useCouponForm(row, onSaved);
  const formId = useId();
  const { isAsked, leave, stay } = useLeaving(form.hasChanged, onClose);
  const mistakes = Object.entries(form.mistakes).map(([fieldId, message]) => ({ fieldId, message }));

  return (
    <Sheet
      open={open}
      onClose={leave}
      title={titleOf(row)}
      className="md:w-[600px]"
      footer={
        isAsked ? (
          <LeaveQuestion onStay={stay} onLeave={onClose} />
        ) : (
          <div className="flex justify-end gap-2">
            <Button variant="ghost" onClick={leave}>
              Voltar
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={form.isSaving} loadingLabel="Salvando…">
              {row ? "Salvar cupom" : "Criar cupom"}
            </Button>
          </div>
        )
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className="mb-4 grid gap-3 empty:hidden">
          {form.trouble && (
            <Note tone="danger" role="alert">
              {form.trouble}
            </Note>
          )}
          <ErrorSummary key={form.tries} mistakes={mistakes} />
        </div>
        <CouponForm
          draft={form.draft}
          change={form.change}
          mistakes={form.mistakes}
          materials={list}
          isCodeFixed={row?.isCodeFixed ?? false}
          used={row?.used ?? 0}
        />
      </form>
    </Sheet>
  );
}

export const FormSkeleton = () => (
  <div className="after-300ms grid gap-5" aria-busy="true">
    <Skeleton className="h-24" />
    <Skeleton className="h-12" />
    <Skeleton className="h-28" />
    <Skeleton className="h-64" />
  </div>
);
