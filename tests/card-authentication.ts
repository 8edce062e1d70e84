import { sql } from "drizzle-orm";
import { findOrderProgress } from "#modules/checkout/queries/order-progress.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import type { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { db } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { byNewCard } from "./card.ts";
import { attemptsOf, buy, placed, sellable } from "./card-checkout.ts";
import { createUser, type TestUser } from "./factories.ts";
import type { attachSandbox } from "./sandbox.ts";

/** Cards whose bank wants their owner to confirm, when it is asked for. */
export const CONFIRMED = "4000000000000085";
export const CONFIRMED_NO_FUNDS = "4000000000000093";

type Rule = { isOn?: boolean; fromCents?: number; firstFromCents?: number; minutes?: number; isRequired?: boolean };

/** The administration's rule of confirming at the bank, on unless told. */
export async function confirmAtBank(rule: Rule = {}): Promise<void> {
  const value = { isOn: true, ...rule };
  await db
    .insert(settings)
    .values({ key: "card-authentication", value, updatedBy: "teste" })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** The newest attempt to pay an order. */
export async function newestAttempt(orderId: string): Promise<typeof paymentAttempts.$inferSelect> {
  const attempt = (await attemptsOf(orderId)).at(-1);
  if (!attempt) throw new Error("no attempt");
  return attempt;
}

/** The time to confirm is over. */
export const timeIsOver = (orderId: string) =>
  db.execute(sql`update payment_attempts set authenticate_by = now() - interval '1 second' where order_id = ${orderId}`);

type Sandbox = ReturnType<typeof attachSandbox>;
export const PRICE = 2_000;

/** What these tests do at a sandbox: a purchase by a card that is asked to be confirmed, how it stands, and what the bank's page does. */
export const confirming = (sandbox: Sandbox) => ({
  bought: async (number = CONFIRMED, buyer?: TestUser) => {
    const who = buyer ?? (await createUser());
    const product = await sellable(sandbox, PRICE);
    const { orderId } = placed(await buy(who, [product], await byNewCard(PRICE, number)));
    return { buyer: who, product, orderId };
  },

  /** As its buyer is told. */
  at: (buyer: TestUser, orderId: string) => findOrderProgress(buyer.id, orderId),

  /** The bank's page does this, and the news of it are read. */
  atBank: async (orderId: string, outcome: string, body: object = {}): Promise<void> => {
    const { id, providerChargeId } = await newestAttempt(orderId);
    await sandbox.outcome(providerChargeId ?? "", outcome, body);
    await settleAttempt(id);
  },

  /** The charges that the provider was asked for. */
  asked: async (orderId: string) => {
    const codes = (await attemptsOf(orderId)).map((attempt) => attempt.id);
    return [...sandbox.state.orders.values()].filter((order) => codes.includes(order.code)).flatMap((order) => order.charges);
  },
});
