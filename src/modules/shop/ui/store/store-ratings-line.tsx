import { formatScore, plural } from "#kit/format.ts";
import type { StoreRatings } from "#modules/reviews/queries/store-ratings.ts";
import { Stars } from "#ui/rating.tsx";

/** The store's own stars, apart from those of what it sells. */
export function StoreRatingsLine({ ratings: { people, service, described } }: { ratings: StoreRatings }) {
  return (
    <section aria-label="Avaliação da loja" className="mt-4">
      <dl className="flex flex-wrap gap-x-7 gap-y-2 text-sm">
        {service !== null && <Score label="Atendimento" value={service} />}
        {described !== null && <Score label="Como descrito" value={described} />}
      </dl>
      <p className="mt-1 text-2xs text-muted">
        Como {plural(people, "pessoa que comprou avaliou", "pessoas que compraram avaliaram")} a loja nos últimos 12 meses. Os
        materiais têm notas próprias.
      </p>
    </section>
  );
}

function Score({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="tn flex items-center gap-1.5 font-semibold">
        <Stars value={value} />
        {formatScore(value)}
      </dd>
    </div>
  );
}
