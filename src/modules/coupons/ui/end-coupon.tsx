import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Money } from "#ui/money.tsx";
import type { CouponRow } from "../schema.ts";

type EndCouponProps = { row: CouponRow | null; onClose: () => void; onEnd: () => void };

/** Ending a coupon cannot be undone: what happens to whom, before it does. */
export function EndCoupon({ row, onClose, onEnd }: EndCouponProps) {
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      role="alertdialog"
      title={`Encerrar ${row?.code ?? ""}?`}
      description="O link e o código deixam de dar desconto agora, e não dá para reabrir este cupom."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button variant="danger" onClick={onEnd}>
            Encerrar cupom
          </Button>
        </>
      }
    >
      {row && (
        <ul className="grid list-disc gap-1.5 pl-5 text-sm">
          <li>
            {row.orderCount === 0 ? (
              "Ninguém comprou com ele ainda."
            ) : (
              <>
                {plural(row.orderCount, "compra paga com ele continua valendo", "compras pagas com ele continuam valendo")} (
                <Money cents={row.revenueCents} />
                ).
              </>
            )}
          </li>
          <li>Quem já fez o pedido e ainda não pagou paga com o desconto que viu.</li>
          <li>Quem guardou o código no carrinho volta a ver o preço sem ele.</li>
        </ul>
      )}
    </Dialog>
  );
}
