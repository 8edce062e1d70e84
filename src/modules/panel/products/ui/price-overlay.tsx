import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { doorMessages } from "#modules/catalog/messages.ts";
import { changePricesFn } from "#modules/catalog/prices/functions.ts";
import type { NotChanged } from "#modules/catalog/prices/schema.ts";
import type { OwnProductsSearch } from "#modules/catalog/own-products/search.ts";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.ts";
import { Note } from "#ui/note.tsx";
import { Overlay } from "#ui/overlay.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.tsx";
import type { UsualCommission } from "./net-of-price.ts";
import { changeOf, FIRST_CHANGE, PriceChangeFields } from "./price-change-fields.tsx";
import { planPrices, PricePreview } from "./price-preview.tsx";
import { usePicked } from "./use-picked.ts";

type PriceOverlayProps = {
  selection: Selection;
  search: OwnProductsSearch;
  commission: UsualCommission;
  onClose: () => void;
  onDone: () => void;
};

/** The prices of the marked products changed together, each new price seen before it holds. */
export function PriceOverlay({ selection, search, commission, onClose, onDone }: PriceOverlayProps) {
  const router = useRouter();
  const { rows, hasFailed } = usePicked(selection, search);
  const [draft, setDraft] = useState(FIRST_CHANGE);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<ReadonlyMap<number, NotChanged>>(new Map());
  const plan = planPrices(rows ?? [], changeOf(draft));
  const prices = plan.flatMap(({ row, toCents, problem: reason }) =>
    reason || toCents === null || row.priceCents === null || refused.has(row.id)
      ? []
      : [{ productId: row.id, fromCents: row.priceCents, toCents }],
  );

  async function save() {
    setSaving(true);
    const answer = await changePricesFn({ data: { prices } }).catch(() => null);
    setSaving(false);
    if (!answer?.ok) return setProblem(doorMessages.unavailable);
    setProblem(undefined);
    await router.invalidate({ sync: true });
    const { changed, saved } = answer.value;
    if (changed.length > 0) showToast(`${plural(changed.length, "preço mudou", "preços mudaram")}.`);
    if (saved.length === 0) onDone();
    else
      setRefused(
        new Map([...changed.map((id) => [id, "igual"] as const), ...saved.map((one) => [one.productId, one.reason] as const)]),
      );
  }

  return (
    <Overlay open onClose={onClose} title="Mudar preços" busy={isSaving}>
      <div className="grid gap-4">
        <PriceChangeFields draft={draft} change={(part) => setDraft((now) => ({ ...now, ...part }))} />
        <p className="text-2xs text-muted">
          Vale para a licença principal, nas próximas vendas. Quem está no carrinho vê a diferença antes de pagar.
        </p>
        {(problem ?? hasFailed) && (
          <Note tone="danger" role="alert">
            {problem ?? doorMessages.unavailable}
          </Note>
        )}
        {rows ? (
          <PricePreview plan={plan} commission={commission} refused={refused} />
        ) : (
          !hasFailed && <Skeleton className="h-40" />
        )}
        <div className="sticky bottom-0 -mb-4 flex flex-wrap justify-end gap-2 bg-bg py-4">
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            disabled={prices.length === 0}
            loading={isSaving}
            loadingLabel="Mudando…"
            onClick={() => void save()}
          >
            {prices.length > 0 ? `Mudar ${plural(prices.length, "preço", "preços")}` : "Nada a mudar"}
          </Button>
        </div>
      </div>
    </Overlay>
  );
}
