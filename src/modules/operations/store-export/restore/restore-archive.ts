import { createAccount } from "#modules/accounts/create-account.ts";
import { type Account, findAccount } from "#modules/accounts/find-account.ts";
import { restoreStore } from "#modules/stores/restore-store.ts";
import { emailKey, parseEmail } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import type { Restored, RestoreReason } from "./messages.ts";
import { type OpenArchive, withArchive } from "./open-archive.ts";
import { restoreCoupons } from "./restore-coupons.ts";
import { restorePage } from "./restore-page.ts";
import { restoreProducts } from "./restore-products.ts";

type RestoreRequest = { path: string; ownerEmail: string; isApproved: boolean };

/**
 * Makes a store anew from the ZIP it took from another market, from the machine's own command line. Its products come as drafts and its
 * files are looked at again; sales, money, reviews and the access of who bought never come. Running it again goes on where it stopped.
 */
export async function restoreArchive({
  path,
  ownerEmail,
  isApproved,
}: RestoreRequest): Promise<Outcome<Restored, RestoreReason>> {
  const email = parseEmail(ownerEmail);
  if (!email.ok) return refuse("bad_email");
  const restored = await withArchive(path, (open) => restore(open, emailKey(email.value), isApproved));
  return restored.ok ? restored.value : restored;
}

async function restore(open: OpenArchive, email: string, isApproved: boolean): Promise<Outcome<Restored, RestoreReason>> {
  const { store, copy, products, coupons } = open.archive;
  const { name, authorName, city, uf, paper } = store.page;
  const owner = await findOwner(email, authorName);
  const { slug, legalName, document } = store;
  const facts = { slug, name, authorName, legalName, document, city, uf, paper };
  const made = await restoreStore({ ownerId: owner.userId, copy, isApproved, facts });
  if (!made.ok) return made;
  const viewer = viewerOf(owner, made.value);
  const drafts = await restoreProducts(viewer, open);
  const page = await restorePage(viewer, open, drafts.ids);
  const given = await restoreCoupons(viewer, coupons, drafts.ids);
  return ok({
    name,
    isNewStore: made.value.isNew,
    status: made.value.status,
    page: page.page,
    products: drafts.made,
    files: drafts.files,
    coupons: given.made,
    left: [...drafts.left, ...page.left, ...given.left, ...(products.length === 0 ? ["nenhum material: o ZIP não tem"] : [])],
  });
}

/** Without an account of that e-mail one is opened, with no password: the person enters by a code sent to it. */
async function findOwner(email: string, name: string) {
  const found = await transact(async (tx) => {
    await createAccount(tx, { email, name, emailVerified: false });
    return ok(await findAccount(tx, email));
  });
  if (!found.value) throw new Error("the account was neither opened nor found");
  return found.value;
}

/** The owner as the verbs of authors know them. */
const viewerOf = (owner: Account, { storeId, status }: { storeId: number; status: "rascunho" | "aprovada" }): AuthorViewer => ({
  userId: owner.userId,
  sessionId: "",
  name: owner.name,
  email: owner.email,
  emailVerified: owner.emailVerified,
  isAdmin: false,
  hasAdminRole: false,
  adminRoles: [],
  suspendedFrom: [],
  storeId,
  storeStatus: status,
});
