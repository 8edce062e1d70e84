export const CARD_FORM = "cartao";

/**
 * The form that owns the card's inputs, wherever they are rendered. It has no action, so that only our own code reads them. Render it
 * outside any other form.
 */
export const CardForm = () => <form data-form="cartao" id={CARD_FORM} hidden onSubmit={(event) => event.preventDefault()} />;

/** The values of the card's inputs; null while they are not on the page. */
export function cardFormData(): FormData | null {
  const form = document.getElementById(CARD_FORM);
  return form instanceof HTMLFormElement ? new FormData(form) : null;
}
