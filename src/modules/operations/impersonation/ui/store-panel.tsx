import { brand } from "#kit/brand/brand.ts";
import { formatCount } from "#kit/format.ts";
import { RecipientPill } from "#modules/payouts/recipients/ui/recipient-pill.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { STORE_WORDS } from "../../people/ui/store-words.ts";
import { Fact } from "../../orders/ui/drawer-part.tsx";
import type { PartOf } from "./facts.ts";
import { ToDo } from "./next-steps-panel.tsx";

type Store = PartOf<"loja">;

const STEPS: Record<NonNullable<Store["steps"]>[number]["key"], string> = {
  receber: "Cadastrar-se para receber",
  material: "Publicar o primeiro material",
  vitrine: "Arrumar a vitrine",
};

/** How her store stands and what is left for her to begin. */
export function StorePanel({ part: { store, steps } }: { part: Store }) {
  if (!store) return <EmptyState title="Sem loja">{`Esta pessoa não vende ${brand.in}.`}</EmptyState>;
  return (
    <>
      <ToDo title="Primeiros passos" steps={(steps ?? []).map(({ key, isDone }) => ({ key, isDone, words: STEPS[key] }))} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5 p-4 sm:grid-cols-3 md:p-5">
        <Fact label="Loja">{store.name}</Fact>
        <Fact label="Situação">{STORE_WORDS[store.status] ?? store.status}</Fact>
        <Fact label="Na Pagar.me">
          <RecipientPill status={store.recipient} />
        </Fact>
        <Fact label="À venda">{formatCount(store.published)}</Fact>
        <Fact label="Rascunhos">{formatCount(store.drafts)}</Fact>
        <Fact label="Tirados do ar">{formatCount(store.blocked)}</Fact>
      </dl>
    </>
  );
}
