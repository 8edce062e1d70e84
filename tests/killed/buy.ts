import { eq } from "drizzle-orm";
import { users } from "#modules/accounts/tables.ts";
import { placeOrder } from "#modules/checkout/place-order.ts";
import { db } from "#platform/db.ts";
import { logUncaught } from "#platform/log-uncaught.ts";
import { byCard } from "../card.ts";
import { viewerOf } from "../factories.ts";

logUncaught();

/** A purchase by a kept card in a process of its own, which the test kills wherever it likes. */
const [userId = "", cartId = "", cardId = "", requestKey = "", price = "0"] = process.argv.slice(2);
const [user] = await db.select().from(users).where(eq(users.id, userId));
if (!user) throw new Error("no buyer");
const expectedTotalCents = Number(price);
const answer = await placeOrder({
  viewer: await viewerOf(user),
  cartId,
  buyer: { name: user.name, document: "52998224725" },
  expectedTotalCents,
  requestKey,
  payment: byCard(expectedTotalCents, { cardId, billingAddress: undefined }),
  device: { ip: "203.0.113.7", userAgent: "teste" },
});
process.stdout.write(JSON.stringify(answer));
process.exit(0);
