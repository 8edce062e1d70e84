import { LICENSES, type License } from "#modules/catalog/rules/licenses.ts";
import { Price } from "#ui/price.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { useQuickRadios } from "#ui/use-quick-radios.ts";
import type { Offer } from "../../schema/product-view.ts";

type LicenseChoiceProps = { offers: Offer[]; chosen: License; onChoose: (license: License) => void };

/** What one may do with the product: a choice when it is sold under more than one licence, each with its price and terms. */
export function LicenseChoice({ offers, chosen, onChoose }: LicenseChoiceProps) {
  const radio = useQuickRadios(chosen, onChoose);
  if (offers.length === 1) return <OneLicense license={chosen} />;
  return (
    <fieldset>
      <legend className="mb-2 text-xs font-semibold">Para quem é?</legend>
      <div className="grid gap-2.5">
        {offers.map(({ license, priceCents, fullCents }) => (
          <RadioCard
            key={license}
            {...radio(license)}
            name="licenca"
            title={LICENSES[license].name}
            description={LICENSES[license].line}
            end={<Price cents={priceCents} formerCents={fullCents} size="row" />}
          />
        ))}
      </div>
      <Terms license={chosen} />
    </fieldset>
  );
}

function OneLicense({ license }: { license: License }) {
  const { name, line } = LICENSES[license];
  return (
    <div>
      <p className="text-sm text-muted">
        Licença <b className="font-semibold text-ink">{name}</b>: {line.charAt(0).toLowerCase() + line.slice(1)}.
      </p>
      <Terms license={license} />
    </div>
  );
}

/** The fine print, one press away. */
function Terms({ license }: { license: License }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="link w-fit cursor-pointer text-xs">O que esta licença permite</summary>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-muted">
        {LICENSES[license].terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </details>
  );
}
