import { inArray } from "drizzle-orm";
import { addPassword, createAccount } from "#modules/accounts/create-account.ts";
import { hashPassword } from "#modules/accounts/password.ts";
import { users } from "#modules/accounts/tables.ts";
import { images } from "#modules/catalog/tables.ts";
import { stores } from "#modules/stores/tables.ts";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import sharp from "sharp";
import { portraitOf } from "../market/covers.ts";
import { inventedCpf } from "../market/documents.ts";
import { MARKET_BUYERS } from "../market/people.ts";
import { MARKET_STORES } from "../market/stores.ts";
import { writeRecipient } from "./recipients.ts";

const PASSWORD = "demo-autoria-2026";

const DEMO_PEOPLE = [
  { email: "cliente@demo.test", name: "Marina Teles Couto" },
  { email: "autor-novo@demo.test", name: "Otávio Brito Lins" },
  { email: "admin@demo.test", name: "Administração da Autoria" },
];

/** The demo accounts, the authors and the buyers; every one with a name can sign in with the demo password. */
export async function writePeople(tx: Tx): Promise<{ buyers: Buyer[]; customer: Buyer }> {
  const passwordHash = await hashPassword(PASSWORD);
  for (const { email, name } of DEMO_PEOPLE) {
    await createAccount(tx, { email, name, emailVerified: true, document: inventedCpf(email), passwordHash });
  }
  await tx
    .update(users)
    .set({ roles: ["admin"] })
    .where(inArray(users.email, ["admin@demo.test"]));
  const buyers: Buyer[] = [];
  for (const { name, email, document } of MARKET_BUYERS) {
    const userId = await createAccount(tx, { email, name, emailVerified: true, document });
    if (userId) buyers.push({ userId, name, email, document });
  }
  const [customer] = await tx
    .select()
    .from(users)
    .where(inArray(users.email, ["cliente@demo.test"]));
  if (!customer) throw new Error("the demo customer was not written");
  return {
    buyers,
    customer: { userId: customer.id, name: customer.name, email: customer.email, document: customer.document ?? "" },
  };
}

export type Buyer = { userId: string; name: string; email: string; document: string };

/** Every store approved, with its author, portrait and recipient; answers the id of each slug. */
export async function writeStores(tx: Tx, now: Date): Promise<Map<string, number>> {
  const passwordHash = await hashPassword(PASSWORD);
  const ids = new Map<string, number>();
  for (const store of MARKET_STORES) {
    const ownerId = await createAccount(tx, {
      email: store.email,
      name: store.authorName,
      emailVerified: true,
      document: inventedCpf(store.email),
    });
    if (!ownerId) throw new Error(`${store.email} is taken`);
    if (store.email === "autora@demo.test") await addPassword(tx, ownerId, passwordHash);
    const portraitKey = await writePortrait(tx, store);
    const { slug, name, authorName, tagline, bio, city, uf, paper, legalName, document } = store;
    const approvedAt = new Date(now.getTime() - 440 * 86_400_000);
    const [row] = await tx
      .insert(stores)
      .values({
        slug,
        name,
        authorName,
        tagline,
        bio,
        city,
        uf,
        paper,
        legalName,
        document,
        ownerId,
        portraitKey,
        status: "aprovada",
        approvedAt,
        createdAt: approvedAt,
      })
      .returning({ id: stores.id });
    if (!row) throw new Error(`${slug} was not written`);
    await writeRecipient(tx, row.id, { slug, legalName, document }, approvedAt);
    ids.set(slug, row.id);
  }
  return ids;
}

async function writePortrait(tx: Tx, store: { portrait: string | null }): Promise<string | null> {
  const portrait = await portraitOf(store);
  if (!portrait) return null;
  const { data, info } = await sharp(portrait).webp({ quality: 88 }).toBuffer({ resolveWithObject: true });
  const id = newId();
  await tx.insert(images).values({ id, width: info.width, height: info.height });
  await storage().put(`images/${id}`, data, { contentType: "image/webp", sizeBytes: data.length });
  return id;
}
