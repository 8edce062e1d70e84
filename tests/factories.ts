import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { accounts, sessions, users } from "#modules/accounts/tables.ts";
import {
  categories,
  productFiles,
  products,
  productStats,
  productVersionFiles,
  productVersions,
} from "#modules/catalog/tables.ts";
import { cartItems, carts } from "#modules/cart/tables.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { stores } from "#modules/stores/tables.ts";
import { ADMIN_ROLES } from "#kit/admin-roles.ts";
import { db } from "#platform/db.ts";
import { SESSION_COOKIE, sign, type Viewer } from "#platform/session.ts";

let counter = 0;
const next = (): number => ++counter;

export type TestUser = typeof users.$inferSelect;

/** A person with an account and a document. */
export async function createUser(values: Partial<typeof users.$inferInsert> = {}): Promise<TestUser> {
  const n = next();
  const [user] = await db
    .insert(users)
    .values({
      name: `Pessoa ${n} de Teste`,
      email: `pessoa${n}@exemplo.com.br`,
      document: "52998224725",
      emailVerified: true,
      ...values,
    })
    .returning();
  if (!user) throw new Error("no user");
  await db.insert(accounts).values({ userId: user.id, accountId: user.id, providerId: "test" });
  return user;
}

/** The session's view of a person. */
export async function viewerOf(user: TestUser): Promise<Viewer> {
  const [store] = await db.select().from(stores).where(eq(stores.ownerId, user.id));
  return {
    userId: user.id,
    sessionId: randomUUID(),
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    isAdmin: user.roles.length > 0,
    hasAdminRole: user.roles.length > 0,
    adminRoles: ADMIN_ROLES.filter((role) => user.roles.includes(role)),
    suspendedFrom: user.suspendedFrom,
    storeId: store?.id ?? null,
    storeStatus: store?.status ?? null,
  };
}

/** An approved store with a recipient that may sell. */
export async function createStore(values: Partial<typeof stores.$inferInsert> = {}) {
  const n = next();
  const ownerId = values.ownerId ?? (await createUser()).id;
  const [store] = await db
    .insert(stores)
    .values({
      slug: `loja-${n}`,
      name: `Loja ${n}`,
      authorName: `Autora ${n}`,
      legalName: `Autora ${n} Ltda.`,
      document: "52998224725",
      city: "Juiz de Fora",
      uf: "MG",
      status: "aprovada",
      approvedAt: sql`now()` as never,
      ...values,
      ownerId,
    })
    .returning();
  if (!store) throw new Error("no store");
  await db.insert(recipients).values({ storeId: store.id, providerId: `re_teste_${store.id}`, status: "ativo" });
  return store;
}

/** A published product with one clean file in its first version. */
export async function createProduct(storeId: number, values: Partial<typeof products.$inferInsert> = {}) {
  const n = next();
  const [category] = await db
    .insert(categories)
    .values({ slug: `categoria-${n}`, name: `Categoria ${n}`, paper: "menta" })
    .returning();
  const [draft] = await db
    .insert(products)
    .values({
      storeId,
      slug: `material-${n}`,
      title: `Material ${n}`,
      priceCents: 2_000,
      categoryId: category?.id ?? null,
      ...values,
      status: "rascunho",
    })
    .returning();
  if (!draft) throw new Error("no product");
  const [file] = await db
    .insert(productFiles)
    .values({
      productId: draft.id,
      name: `material-${n}.pdf`,
      status: "limpo",
      kind: "pdf",
      contentType: "application/pdf",
      sizeBytes: 4,
      sha256: "0".repeat(64),
      storageKey: `files/teste-${n}`,
      pageCount: 3,
    })
    .returning();
  const [version] = await db.insert(productVersions).values({ productId: draft.id, number: 1 }).returning();
  if (!file || !version) throw new Error("no file");
  await db.insert(productVersionFiles).values({ versionId: version.id, fileId: file.id, position: 0 });
  await db.insert(productStats).values({ productId: draft.id });
  const [product] = await db
    .update(products)
    .set({ status: values.status ?? "publicado", currentVersionId: version.id, publishedAt: sql`now()` })
    .where(eq(products.id, draft.id))
    .returning();
  if (!product) throw new Error("no product");
  return { ...product, fileId: file.id, versionId: version.id };
}

/** A cart holding these products, of nobody yet. */
export async function createCart(productIds: number[]): Promise<string> {
  const [cart] = await db.insert(carts).values({ tokenHash: randomUUID() }).returning();
  if (!cart) throw new Error("no cart");
  const priced = await db.select({ id: products.id, license: products.license, priceCents: products.priceCents }).from(products);
  await db.insert(cartItems).values(
    productIds.map((productId) => {
      const { license = "pessoal", priceCents = 0 } = priced.find((one) => one.id === productId) ?? {};
      return { cartId: cart.id, productId, license, seenPriceCents: priceCents };
    }),
  );
  return cart.id;
}

/** The Cookie header of a browser where this person is signed in. */
export async function cookieOf(user: TestUser): Promise<string> {
  const token = randomUUID();
  await db.insert(sessions).values({ userId: user.id, token, expiresAt: new Date(Date.now() + 3_600_000) });
  return `${SESSION_COOKIE}=${encodeURIComponent(sign(token))}`;
}
