import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { buyerDoor, limitTo, publicDoor } from "#platform/door.ts";
import { addAddress as addAddressVerb } from "./add-address.ts";
import { editAddress as editAddressVerb } from "./edit-address.ts";
import { lookUpCep as lookUpCepVerb } from "./look-up-cep.ts";
import { makeDefaultAddress as makeDefaultVerb } from "./make-default-address.ts";
import { listAddresses } from "./queries.ts";
import { removeAddress as removeAddressVerb } from "./remove-address.ts";
import { type AddressRefusal, cepInput, editAddressInput, newAddressInput, ofAddressInput } from "./schema.ts";

function told<A extends Outcome<unknown, AddressRefusal>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "no_address" ? 404 : 409);
  return answer;
}

/** What a CEP says; who buys without an account asks too. */
export const lookUpCep = publicDoor({ method: "GET" })
  .middleware([limitTo({ name: "cep", points: 60, seconds: 60 })])
  .validator(cepInput)
  .handler(({ data }) => lookUpCepVerb(data.cep));

export const getAddresses = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => listAddresses(viewer.userId));

export const addAddress = buyerDoor({ method: "POST" })
  .validator(newAddressInput)
  .handler(async ({ data, context: { viewer } }) => told(await addAddressVerb(viewer.userId, data)));

export const editAddress = buyerDoor({ method: "POST" })
  .validator(editAddressInput)
  .handler(async ({ data, context: { viewer } }) => told(await editAddressVerb(viewer.userId, data)));

export const makeDefaultAddress = buyerDoor({ method: "POST" })
  .validator(ofAddressInput)
  .handler(async ({ data, context: { viewer } }) => told(await makeDefaultVerb(viewer.userId, data.addressId)));

export const removeAddress = buyerDoor({ method: "POST" })
  .validator(ofAddressInput)
  .handler(async ({ data, context: { viewer } }) => told(await removeAddressVerb(viewer.userId, data.addressId)));
