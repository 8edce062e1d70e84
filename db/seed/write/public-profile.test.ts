import { expect, it } from "vitest";
import { listAddresses } from "#modules/accounts/addresses/queries.ts";
import { addressInput } from "#modules/accounts/addresses/schema.ts";
import { findShownProfile } from "#modules/accounts/profiles/queries.ts";
import { createList } from "#modules/favourites/create-list.ts";
import { findSharedList } from "#modules/favourites/queries/shared-lists.ts";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { createUser } from "../../../tests/factories.ts";
import { writePublicProfile } from "./public-profile.ts";

it("the demo customer has an open page, a shared list and an address the form would accept", async () => {
  const user = await createUser();
  await createList(user.id, "5º ano");
  const customer = { userId: user.id, name: user.name, email: user.email, document: user.document ?? "" };
  await transact(async (tx) => ok(await writePublicProfile(tx, customer, new Date())));
  expect(await findShownProfile("marina-demo2345", null)).toMatchObject({ name: "Professora Marina", isIndexed: false });
  expect(await findSharedList("quinto5anodemo2345ab")).toMatchObject({ name: "5º ano", ownerSlug: "marina-demo2345" });
  const [{ cep, street, number, complement, district, city, uf } = {}] = await listAddresses(user.id);
  expect(addressInput.parse({ cep, street, number, complement, district, city, uf })).toMatchObject({ city: "Juiz de Fora" });
});
