import type { CardBehaviour, Charge } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { announceCharge, storeChange } from "./announce.ts";
import { endUnpaid, failCharge, payCharge } from "./charge-outcomes.ts";
import { storyOf } from "./story-of.ts";

/** Whether the bank of this card wants its owner to confirm, when the shop asks for it. */
export const asksToConfirm = (behaviour: CardBehaviour): boolean =>
  behaviour === "confirm_then_approve" || behaviour === "confirm_then_no_funds";

/** The charge waits for its buyer at the bank's page, which leads back to `returnUrl` whatever is chosen there. */
export function askToConfirm(sandbox: Sandbox, charge: Charge, returnUrl: string): void {
  const transaction = charge.transactions.at(-1);
  if (transaction)
    Object.assign(transaction, {
      status: "pending",
      success: false,
      acquirer_return_code: null,
      acquirer_message: null,
      acquirer_auth_code: null,
      threed_authentication_url: `${sandbox.url}/banco/${charge.id}`,
    });
  charge.status = "pending";
  charge.confirm_return_url = returnUrl;
  storeChange(sandbox, charge);
  announceCharge(sandbox, "charge.pending", charge);
}

/** Its owner confirms: from here on it is a card like any other. */
export function confirmCharge(sandbox: Sandbox, charge: Charge): void {
  stopWaiting(charge);
  if (storyOf(sandbox, charge) === "confirm_then_no_funds")
    return failCharge(sandbox, charge, { code: "200", acquirerCode: "1016", message: "Saldo insuficiente." });
  payCharge(sandbox, charge);
}

/** The bank does not believe that it is its owner. */
export function refuseConfirmation(sandbox: Sandbox, charge: Charge): void {
  stopWaiting(charge);
  failCharge(sandbox, charge, { code: "200", acquirerCode: "1071", message: "Autenticação 3DS não confirmada." });
}

/** Nobody confirmed in the bank's own time. */
export function expireConfirmation(sandbox: Sandbox, charge: Charge): void {
  stopWaiting(charge);
  const transaction = charge.transactions.at(-1);
  if (transaction) Object.assign(transaction, { status: "expired", success: false });
  endUnpaid(sandbox, charge);
}

/** Refuses (412) a charge that waits for no confirmation. */
function stopWaiting(charge: Charge): void {
  if (charge.status !== "pending" || !charge.confirm_return_url)
    throw new Refusal(412, `A charge with status ${charge.status} waits for no confirmation.`);
  const transaction = charge.transactions.at(-1);
  if (transaction) transaction.threed_authentication_url = null;
}
