import { formatPrice } from "#kit/money.ts";
import { LICENSES, type License } from "#modules/catalog/rules/licenses.ts";
import { Select } from "#ui/select.tsx";
import type { CartItem } from "../schema.ts";

type LicenseSelectProps = {
  item: Pick<CartItem, "title" | "license" | "offers">;
  /** Asked for, and not yet answered. */
  chosenLicense: License | undefined;
  onChoose: (license: License) => void;
};

/** Which licence of a product is in the cart: a choice where it is sold under more than one, each at its price. */
export function LicenseSelect({ item: { title, license, offers }, chosenLicense, onChoose }: LicenseSelectProps) {
  const isSold = offers.some((offer) => offer.license === license);
  return (
    <Select
      dense
      aria-label={`Licença de ${title}`}
      aria-busy={chosenLicense !== undefined || undefined}
      value={chosenLicense ?? license}
      onChange={(event) => onChoose(event.target.value as License)}
      className="basis-full sm:ml-[76px] sm:basis-[260px] [&_select]:text-xs"
    >
      {!isSold && <option value={license}>{LICENSES[license].name}: não é mais vendida</option>}
      {offers.map((offer) => (
        <option key={offer.license} value={offer.license}>
          {LICENSES[offer.license].name}, {formatPrice(offer.priceCents)}
        </option>
      ))}
    </Select>
  );
}
