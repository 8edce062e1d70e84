import type { FormEvent, ReactNode } from "react";
import type { License } from "#modules/catalog/rules/licenses.ts";

type CartFormProps = {
  productId: number;
  license?: License | undefined;
  /** A coupon's code that comes along. */
  code?: string | undefined;
  /** Where a press goes when the page's scripts are not there yet. */
  next: "voltar" | "pagar";
  onPress: () => void;
  className?: string;
  children: ReactNode;
};

/** A button's form: the scripts answer the press; without them the browser posts it. */
export function CartForm({ productId, license, code, next, onPress, className, children }: CartFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onPress();
  }
  return (
    <form data-form="carrinho" method="post" action="/carrinho" onSubmit={submit} className={className}>
      <input type="hidden" name="productId" value={productId} />
      {license && <input type="hidden" name="license" value={license} />}
      {code && <input type="hidden" name="cupom" value={code} />}
      <input type="hidden" name="ir" value={next} />
      {children}
    </form>
  );
}
