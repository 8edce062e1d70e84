import type { FormEvent, ReactNode } from "react";

type CartFormProps = {
  productId: number;
  /** Where a press goes when the page's scripts are not there yet. */
  next: "voltar" | "pagar";
  onPress: () => void;
  className?: string;
  children: ReactNode;
};

/** A button's form: the scripts answer the press; without them the browser posts it. */
export function CartForm({ productId, next, onPress, className, children }: CartFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onPress();
  }
  return (
    <form method="post" action="/carrinho" onSubmit={submit} className={className}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="ir" value={next} />
      {children}
    </form>
  );
}
