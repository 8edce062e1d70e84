import { buyerDoor, limitTo, publicDoor } from "#platform/door.ts";
import { respondWith } from "#platform/respond.ts";
import { addAddress } from "./add-address.ts";
import { editAddress } from "./edit-address.ts";
import { lookUpCep } from "./look-up-cep.ts";
import { makeDefaultAddress } from "./make-default-address.ts";
import { listAddresses } from "./queries.ts";
import { removeAddress } from "./remove-address.ts";
import { cepInput, editAddressInput, newAddressInput, ofAddressInput } from "./schema.ts";

const respond = respondWith({ no_address: 404 }, 409);

/** What a CEP says; who buys without an account asks too. */
export const lookUpCepFn = publicDoor({ method: "GET" })
  .middleware([limitTo({ name: "cep", points: 60, seconds: 60 })])
  .validator(cepInput)
  .handler(({ data }) => lookUpCep(data.cep));

export const getAddresses = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => listAddresses(viewer.userId));

export const addAddressFn = buyerDoor({ method: "POST" })
  .validator(newAddressInput)
  .handler(async ({ data, context: { viewer } }) => respond(await addAddress(viewer.userId, data)));

export const editAddressFn = buyerDoor({ method: "POST" })
  .validator(editAddressInput)
  .handler(async ({ data, context: { viewer } }) => respond(await editAddress(viewer.userId, data)));

export const makeDefaultAddressFn = buyerDoor({ method: "POST" })
  .validator(ofAddressInput)
  .handler(async ({ data, context: { viewer } }) => respond(await makeDefaultAddress(viewer.userId, data.addressId)));

export const removeAddressFn = buyerDoor({ method: "POST" })
  .validator(ofAddressInput)
  .handler(async ({ data, context: { viewer } }) => respond(await removeAddress(viewer.userId, data.addressId)));
