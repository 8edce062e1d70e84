import { and, eq } from "drizzle-orm";
import { saveAddress } from "#modules/accounts/addresses/save-address.ts";
import { profiles } from "#modules/accounts/profiles/tables.ts";
import { addresses } from "#modules/accounts/tables.ts";
import { favouriteLists } from "#modules/favourites/tables.ts";
import type { Tx } from "#platform/db.ts";
import type { Buyer } from "./people.ts";

const SHARED = { name: "5º ano", token: "quinto5anodemo2345ab" };
const SCHOOL = {
  cep: "36016000",
  street: "Avenida Barão do Rio Branco",
  number: "1900",
  complement: "",
  district: "Centro",
  city: "Juiz de Fora",
  uf: "MG",
} as const;

/** The demo customer keeps a second address, shares a list, and has a public page with every part but search engines on. */
export async function writePublicProfile(tx: Tx, { userId }: Buyer, now: Date): Promise<void> {
  const { id } = await saveAddress(tx, userId, SCHOOL);
  await tx.update(addresses).set({ label: "Escola" }).where(eq(addresses.id, id));
  await tx
    .update(favouriteLists)
    .set({ shareToken: SHARED.token })
    .where(and(eq(favouriteLists.userId, userId), eq(favouriteLists.name, SHARED.name)));
  await tx.insert(profiles).values({
    userId,
    slug: "marina-demo2345",
    shownName: "Professora Marina",
    areas: ["Ciências", "Matemática", "5º ano"],
    isOpen: true,
    showsSince: true,
    showsAreas: true,
    showsLists: true,
    showsReviews: true,
    showsStores: true,
    createdAt: now,
  });
}
