import { brand } from "#kit/brand/brand.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { SampleSale } from "../schema.ts";

/** The way to sell, beside the receipt of a sale that says it is an example. */
export function SellerCall({ sale: { priceCents, commissionCents } }: { sale: SampleSale }) {
  const rows = [
    ["Preço", priceCents],
    [`Comissão ${brand.of}`, -commissionCents],
    ["Você recebe", priceCents - commissionCents],
  ] as const;
  return (
    <section className="wrap mt-7 md:mt-[84px]" aria-labelledby="vender">
      <div className="grid items-center gap-7 rounded-block bg-canario px-5 py-6 md:grid-cols-2 md:gap-10 md:p-14">
        <div>
          <h2 id="vender" className="text-d2 whitespace-pre-line">
            {"Você faz.\nVocê assina.\nVocê recebe."}
          </h2>
          <p className="mt-5 max-w-[38ch] text-lg">
            Abra sua loja sem mensalidade. O dinheiro de cada venda cai no seu saldo, e você saca quando ele fica disponível.
          </p>
          <div className="mt-5 flex flex-wrap gap-2.5">
            <RouterLink href="/quero-ser-autor" className={buttonClass({ variant: "primary", size: "lg" })}>
              Abrir minha loja
            </RouterLink>
            <RouterLink
              href="/quero-ser-autor#taxas"
              className={buttonClass({ variant: "ghost", size: "lg", className: "underline" })}
            >
              Ver taxas e repasses
            </RouterLink>
          </div>
        </div>
        <div className="w-full max-w-[390px] max-md:hidden rotate-[1.4deg] rounded-sheet bg-surface p-6 shadow-sheet md:justify-self-end">
          <h3 className="text-t3">Uma venda, por exemplo</h3>
          <p className="mb-4 text-xs text-muted">Por Pix, com a comissão de hoje</p>
          <dl className="leaders grid gap-2.5 text-sm *:last:text-lg *:last:font-bold">
            {rows.map(([words, cents]) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd>
                  <Money cents={cents} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
