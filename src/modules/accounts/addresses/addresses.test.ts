import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, transact } from "#platform/db.ts";
import { ok } from "#kit/outcome.ts";
import { ADDRESS } from "../../../../tests/card.ts";
import { createUser } from "../../../../tests/factories.ts";
import { warmPool } from "../../../../tests/shopper.ts";
import { addresses } from "../tables.ts";
import { addAddress } from "./add-address.ts";
import { editAddress } from "./edit-address.ts";
import { saveAddress } from "./save-address.ts";
import { makeDefaultAddress } from "./make-default-address.ts";
import { listAddresses } from "./queries.ts";
import { removeAddress } from "./remove-address.ts";
import { type Address, addressInput, cepInput, MOST_ADDRESSES, newAddressInput } from "./schema.ts";

const at = (number: string): Address => ({ ...ADDRESS, number });
async function added(userId: string, number: string, label = ""): Promise<string> {
  const answer = await addAddress(userId, { label, address: at(number) });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}
const defaultsOf = async (userId: string) =>
  (
    await db
      .select()
      .from(addresses)
      .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
  ).map(({ id }) => id);

describe("saving an address", () => {
  it("the first becomes the default, the same twice is one, and the 21st is refused", async () => {
    const { id } = await createUser();
    const first = await added(id, "1");
    expect(await added(id, "1", "Casa")).toBe(first);
    expect(await listAddresses(id)).toMatchObject([{ id: first, label: "Casa", isDefault: true, cards: 0, purchases: 0 }]);
    for (let n = 2; n <= MOST_ADDRESSES; n += 1) await added(id, String(n));
    expect(await addAddress(id, { label: "", address: at("21") })).toEqual({ ok: false, reason: "too_many_addresses" });
    expect(await addAddress(id, { label: "", address: at("20") })).toMatchObject({ ok: true });
    expect(await listAddresses(id)).toHaveLength(MOST_ADDRESSES);
    expect(await defaultsOf(id)).toEqual([first]);
  });

  it("twenty simultaneous first saves store one, which is the default", async () => {
    const { id } = await createUser();
    await warmPool();
    const answers = await Promise.all(Array.from({ length: 20 }, () => addAddress(id, { label: "", address: at("7") })));
    expect(new Set(answers.map((answer) => answer.ok && answer.value)).size).toBe(1);
    expect(await listAddresses(id)).toMatchObject([{ isDefault: true }]);
  });

  it("two different addresses at once, one from checkout and one from the page, leave one default", async () => {
    const { id } = await createUser();
    await Promise.all([
      transact(async (tx) => ok(await saveAddress(tx, id, at("1")))),
      addAddress(id, { label: "", address: at("2") }),
    ]);
    expect(await listAddresses(id)).toHaveLength(2);
    expect(await defaultsOf(id)).toHaveLength(1);
  });
});

describe("changing and removing", () => {
  it("choosing another default leaves only one, and removing it hands over to the newest", async () => {
    const { id } = await createUser();
    const [first, second, third] = [await added(id, "1"), await added(id, "2"), await added(id, "3")];
    expect(await makeDefaultAddress(id, second)).toEqual({ ok: true, value: undefined });
    expect(await makeDefaultAddress(id, second)).toMatchObject({ ok: true });
    expect(await defaultsOf(id)).toEqual([second]);
    await removeAddress(id, first);
    expect(await defaultsOf(id)).toEqual([second]);
    await removeAddress(id, second);
    expect(await defaultsOf(id)).toEqual([third]);
    expect(await removeAddress(id, second)).toEqual({ ok: false, reason: "no_address" });
  });

  it("simultaneous choices of a default end in one default", async () => {
    const { id } = await createUser();
    const ids = [await added(id, "1"), await added(id, "2"), await added(id, "3")];
    await warmPool();
    await Promise.all([...ids, ...ids].map((addressId) => makeDefaultAddress(id, addressId)));
    expect(await defaultsOf(id)).toHaveLength(1);
  });

  it("nobody changes, chooses or removes another person's address (B077)", async () => {
    const [owner, stranger] = [await createUser(), await createUser()];
    const theirs = await added(owner.id, "1");
    const refused = { ok: false, reason: "no_address" };
    expect(await editAddress(stranger.id, { addressId: theirs, label: "x", address: at("9") })).toEqual(refused);
    expect(await makeDefaultAddress(stranger.id, theirs)).toEqual(refused);
    expect(await removeAddress(stranger.id, theirs)).toEqual(refused);
    expect(await listAddresses(owner.id)).toMatchObject([{ id: theirs, number: "1", isDefault: true }]);
  });

  it("choosing one that does not exist does not take away the existing default", async () => {
    const { id } = await createUser();
    const [first, gone] = [await added(id, "1"), await added(id, "2")];
    await removeAddress(id, gone);
    expect(await makeDefaultAddress(id, gone)).toEqual({ ok: false, reason: "no_address" });
    expect(await defaultsOf(id)).toEqual([first]);
  });
});

describe("what is written of an address", () => {
  it.each([
    ["B037", { cep: "00000-000" }, "cep"],
    ["B037", { cep: "12345" }, "cep"],
    ["B037", { cep: "abcdefgh" }, "cep"],
    ["B037", { cep: "01310-100" }, "cep"],
    ["B038", { uf: "XX" }, "uf"],
    ["B038", { city: "Niterói" }, "city"],
    ["B039", { number: "9".repeat(300) }, "number"],
    ["B026", { street: "\u200b\u202e" }, "street"],
    ["B064", { district: "a\u0000b\ud800" }, "district"],
  ])("%s: %j is refused beside its field", (_row, wrong, field) => {
    const read = addressInput.safeParse({ ...ADDRESS, ...wrong });
    expect(read.error?.issues.map((issue) => issue.path.join("."))).toContain(field);
  });

  it.each(["s/n", "12-A", "1.204"])("the number %s belongs to a house too (B039)", (number) => {
    expect(addressInput.safeParse({ ...ADDRESS, number }).success).toBe(true);
  });

  it("nothing beyond the fields enters (B059), and the lookup only takes a CEP", () => {
    expect(newAddressInput.safeParse({ label: "", address: ADDRESS, isDefault: true }).success).toBe(false);
    expect(newAddressInput.safeParse({ label: "", address: { ...ADDRESS, userId: "x" } }).success).toBe(false);
    expect(cepInput.safeParse({ cep: "36010000/../x" }).success).toBe(false);
    expect(cepInput.safeParse({ cep: "36010000" }).success).toBe(true);
  });
});
