import { orderNumber } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { FoundLeak } from "../schema.ts";

/** The purchases a found copy came from, or that it carries no stamp of this store. */
export function LeakFindings({ found }: { found: FoundLeak[] }) {
  if (found.length === 0)
    return (
      <Note title="Nenhum carimbo dos seus materiais.">
        Pode ser uma cópia sem carimbo, de antes de você ligar, ou com o carimbo cortado. Se ele aparece, confira o código e
        digite.
      </Note>
    );
  return (
    <Panel title={found.length === 1 ? "Veio desta compra" : "Veio destas compras"} flush>
      <ul>
        {found.map((one) => (
          <li key={one.copyId} className="grid gap-1 border-t border-line px-4 py-4 md:px-5" data-leak={one.mark}>
            <RouterLink href={`/painel/pedidos/${one.orderId}`} className="text-md font-semibold underline underline-offset-3">
              Pedido {orderNumber(one.orderNumber)}
            </RouterLink>
            <p className="text-sm">
              {one.title}, arquivo {one.fileName}
            </p>
            <p className="tn text-2xs text-muted">
              Comprado em <When at={new Date(one.orderedAt)} as="day" />, código {one.mark}
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-3.5 text-xs text-muted md:px-5">
        O carimbo diz de que compra a cópia veio, não quem a espalhou: o arquivo pode ter passado por outras mãos. Fale com a
        pessoa pelo pedido antes de qualquer coisa. Esta busca fica registrada.
      </p>
    </Panel>
  );
}
