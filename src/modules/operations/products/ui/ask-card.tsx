import { askWords } from "#modules/catalog/change-requests/messages.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { DrawerPart } from "../../orders/ui/drawer-part.tsx";
import { closeChangeRequestFn } from "../functions.ts";
import type { OpenProduct } from "./facts.ts";
import { ProductAct } from "./product-act.tsx";

/** What was asked of the author, and whether they published again since. */
export function AskCard({ material: { row, ask }, onChanged }: { material: OpenProduct; onChanged: () => Promise<void> }) {
  if (!ask) return null;
  return (
    <DrawerPart
      title="Ajustes pedidos"
      action={
        <ProductAct
          label="Encerrar"
          variant="ghost"
          title="Encerrar os ajustes pedidos?"
          effect="O aviso sai da página em que o autor faz o material."
          done="Ajustes encerrados."
          act={(motivo) => closeChangeRequestFn({ data: { productId: row.id, motivo } })}
          onDone={onChanged}
        />
      }
    >
      <p className="text-sm text-muted">
        Pedidos em <When at={new Date(ask.requestedAt)} />.{" "}
        {ask.isAnswered ? "O autor publicou de novo depois disso." : "O autor ainda não publicou de novo."}
      </p>
      <ul className="mt-2 grid gap-2 text-sm">
        {ask.items.map(({ item, note }) => (
          <li key={item} className="wrap-anywhere whitespace-pre-line">
            <b className="font-semibold">{askWords[item]}:</b> {note}
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}
