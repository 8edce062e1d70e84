export const CARD_FORM = "cartao";

/**
 * The form the card's inputs belong to, wherever they are drawn: one with nowhere to go, so that nothing but our own code
 * ever reads them. Put it outside any other form.
 */
export const CardForm = () => <form id={CARD_FORM} hidden onSubmit={(event) => event.preventDefault()} />;

/** What is typed in the card's inputs; null while they are not on the page. */
export function cardFormData(): FormData | null {
  const form = document.getElementById(CARD_FORM);
  return form instanceof HTMLFormElement ? new FormData(form) : null;
}
