import { formatDate } from "#kit/date-format.ts";
import { Note } from "#ui/note.tsx";
import type { Cart } from "../schema.ts";
import { CartItemRow } from "./cart-item-row.tsx";
import type { ShowCart } from "./show-cart.ts";
import { useCartItems } from "./use-cart-items.ts";

type CartStoresProps = { cart: Cart; onChange: ShowCart };

/** What is in the cart, by store, each item with its licence and its way out. */
export function CartStores({ cart, onChange }: CartStoresProps) {
  const { leaving, input, mistake, takeOut, changeLicense } = useCartItems(onChange);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {mistake && (
        <div role="alert">
          <Note tone="danger">{mistake}</Note>
        </div>
      )}
      {cart.stores.map((store) => (
        <section key={store.storeId} aria-label={`Loja ${store.storeName}`}>
          <h3 className="border-b border-line pb-1.5 font-text text-2xs font-semibold text-muted">{store.storeName}</h3>
          {store.holiday && <HolidayNote {...store.holiday} />}
          <ul>
            {store.items.map((item) => (
              <CartItemRow
                key={item.productId}
                item={item}
                authorName={store.authorName}
                isSigned={store.authorName !== store.storeName}
                code={cart.coupons.find((coupon) => coupon.storeId === store.storeId)?.code}
                isLeaving={leaving === item.productId}
                chosenLicense={input?.productId === item.productId ? input.license : undefined}
                onLicense={(license) => void changeLicense(item.productId, license)}
                onRemove={() => void takeOut(item.productId)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** When the store does not sell, now or soon. */
const HolidayNote = ({ from, until, isClosed }: NonNullable<Cart["stores"][number]["holiday"]>) => (
  <p className="pt-2 text-2xs text-muted">
    {isClosed
      ? `Esta loja está fechada até ${dayWords(until)}.`
      : `Esta loja entra de férias em ${dayWords(from)} e volta depois de ${dayWords(until)}.`}
  </p>
);

const dayWords = (day: string): string => formatDate(new Date(`${day}T15:00:00Z`));
