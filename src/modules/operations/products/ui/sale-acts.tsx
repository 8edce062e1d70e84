import { blockProductFn, freeProductFn } from "../functions.ts";
import { isPutAway as isPutAwayStatus } from "#modules/catalog/rules/product-status.ts";
import { BuyersChoice, decideBuyers } from "#modules/moderation/takedowns/ui/buyers-choice.tsx";
import { AskChanges } from "./ask-changes.tsx";
import type { OpenProduct } from "./facts.ts";
import { ProductAct } from "./product-act.tsx";

type SaleActsProps = { material: OpenProduct; onChanged: () => Promise<void> };

const TELLS = "Vai inteiro na mensagem a quem comprou e ao autor, e fica no registro.";
const GOES = "Vai inteiro na mensagem que o autor recebe, e fica no registro.";

/** What the platform may do about a product where it stands. */
export function SaleActs({ material: { row, ask, takedown, isPutAway, people }, onChanged }: SaleActsProps) {
  const isOffered = row.status === "publicado" || row.status === "pausado";
  const isHeldByBuyers = row.status === "bloqueado" || isPutAwayStatus(row.status);
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {isOffered && <AskChanges productId={row.id} isRequested={ask !== null} onChanged={onChanged} />}
      {isOffered && (
        <ProductAct
          label="Tirar de venda"
          variant="danger-outline"
          title="Tirar este material de venda?"
          effect="Sai da vitrine na hora, e o autor não consegue publicar de novo."
          hint={GOES}
          fields={(mistakes) => <BuyersChoice productId={row.id} mistake={mistakes.fundamento} mayKeep />}
          done="Fora de venda. O autor foi avisado."
          act={(motivo, form) =>
            decideBuyers(row.id, motivo, form, () => blockProductFn({ data: { productId: row.id, motivo } }))
          }
          onDone={onChanged}
        />
      )}
      {isHeldByBuyers && people > 0 && !takedown && (
        <ProductAct
          label="Tirar das bibliotecas"
          variant="danger-outline"
          title="Tirar das bibliotecas e devolver o dinheiro?"
          effect="Os arquivos se fecham na hora para quem comprou. Só quando a culpa de quem vendeu está clara."
          hint={TELLS}
          fields={(mistakes) => <BuyersChoice productId={row.id} mistake={mistakes.fundamento} />}
          done="Fora das bibliotecas. O autor foi avisado."
          act={(motivo, form) => decideBuyers(row.id, motivo, form)}
          onDone={onChanged}
        />
      )}
      {row.status === "bloqueado" && takedown?.status !== "em_curso" && (
        <ProductAct
          label={isPutAway ? "Desbloquear" : "Devolver à venda"}
          title={isPutAway ? "Desbloquear este material?" : "Devolver este material à venda?"}
          effect={
            isPutAway
              ? "Volta aos arquivados do autor, que é avisado. Não fica à venda."
              : "Volta à vitrine na hora, como estava, e o autor é avisado."
          }
          hint={GOES}
          done={isPutAway ? "Desbloqueado. O autor foi avisado." : "De volta à venda. O autor foi avisado."}
          act={(motivo) => freeProductFn({ data: { productId: row.id, motivo } })}
          onDone={onChanged}
        />
      )}
    </div>
  );
}
