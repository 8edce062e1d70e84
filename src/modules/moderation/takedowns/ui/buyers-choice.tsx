import { formatDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { FieldError } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { RadioCard } from "#ui/radio-card.tsx";
import type { ActAnswer } from "#ui/reason-dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getBuyersOf, withdrawProductFn } from "../functions.ts";
import { groundWords } from "../messages.ts";
import type { Buyers } from "../queries/count-buyers.ts";
import { fatesOf, type Ground, KEEPS } from "../rules.ts";

const BACK: Record<Ground, string> = {
  direitos: "Sai das bibliotecas, e o dinheiro volta, do saldo de quem vendeu.",
  ilegal: "Sai das bibliotecas, e o dinheiro volta, do saldo de quem vendeu. O conteúdo é proibido.",
};

type BuyersChoiceProps = { productId: number; mistake: string | undefined; mayKeep?: boolean };

/** Who bought what is leaving the shop, and what happens to them: a part of a form that asks the reason. */
export function BuyersChoice({ productId, mistake, mayKeep = false }: BuyersChoiceProps) {
  const state = useSection(() => getBuyersOf({ data: { productId } }), String(productId));
  const fates = fatesOf(state.facts?.people ?? null, mayKeep);
  return (
    <fieldset className="grid gap-2" aria-describedby={mistake ? "buyers-mistake" : undefined}>
      <legend className="mb-1.5 text-xs font-semibold">Quem comprou</legend>
      <Section name="buyers" subject="quem comprou" state={state} skeleton={<Skeleton className="after-300ms h-5" />}>
        {(buyers) => <p className="text-sm">{buyersWords(buyers)}</p>}
      </Section>
      {fates.length === 1 ? (
        <input type="hidden" name="destino" value={fates[0]} />
      ) : (
        fates.map((fate) =>
          fate === KEEPS ? (
            <RadioCard
              key={fate}
              name="destino"
              value={fate}
              defaultChecked
              title="Continua com os arquivos"
              description="Só sai de venda. Quando a culpa de quem vendeu não está clara."
            />
          ) : (
            <RadioCard key={fate} name="destino" value={fate} title={groundWords[fate]} description={BACK[fate]} />
          ),
        )
      )}
      {mistake && <FieldError id="buyers-mistake">{mistake}</FieldError>}
    </fieldset>
  );
}

function buyersWords({ people, free, inBundles, paidCents, first, last }: Buyers): string {
  if (people === 0 || !first || !last) return "Ninguém tem este material: nada muda para quem compra.";
  const [from, to] = [formatDate(new Date(first)), formatDate(new Date(last))];
  const when = from === to ? `em ${from}` : `de ${from} a ${to}`;
  const besides = [
    free > 0 && `${plural(free, "obteve", "obtiveram")} grátis`,
    inBundles > 0 && `${plural(inBundles, "recebeu", "receberam")} num pacote`,
  ].filter(Boolean);
  const paid = paidCents > 0 ? `, e pagaram ${formatMoney(paidCents)}` : "";
  return `${plural(people, "pessoa tem", "pessoas têm")} este material, ${when}${paid}.${besides.length > 0 ? ` Destas, ${besides.join(" e ")}.` : ""}`;
}

/** What the form chose: `keep` only takes it off sale; otherwise it is withdrawn from who bought it, too. */
export function decideBuyers(
  productId: number,
  motivo: string,
  form: FormData,
  keep?: () => Promise<ActAnswer>,
): Promise<ActAnswer> {
  const chosen = formText(form, "destino");
  if (keep && chosen === KEEPS) return keep();
  return withdrawProductFn({ data: { productId, fundamento: chosen as Ground, motivo } });
}
