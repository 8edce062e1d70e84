import * as z from "zod";
import { parseCep, ufOfCep } from "#kit/cep.ts";
import { cityOf } from "#kit/city.ts";
import { addressNumberField, cepField, idField, optionalTextField, phoneField, textField, ufField } from "#kit/fields.ts";

/** Where a card's bills go, as the form sends it; the city comes back by its official name. */
export const addressInput = z
  .strictObject({
    cep: cepField,
    street: textField({ max: 120, missing: "Escreva a rua." }),
    number: addressNumberField,
    complement: optionalTextField({ max: 60 }),
    district: textField({ max: 60, missing: "Escreva o bairro." }),
    city: textField({ max: 60, missing: "Escreva a cidade." }),
    uf: ufField,
    /** Of who is billed there. */
    phone: phoneField.optional(),
  })
  .transform((address, context) => {
    const city = cityOf(address.uf, address.city);
    if (ufOfCep(address.cep) !== address.uf)
      context.addIssue({ code: "custom", path: ["cep"], message: `Este CEP não é de ${address.uf}.` });
    if (!city) context.addIssue({ code: "custom", path: ["city"], message: `Não há esta cidade em ${address.uf}.` });
    return { ...address, city: city ?? address.city };
  });

export type Address = z.output<typeof addressInput>;

export const MOST_ADDRESSES = 20;
const LABEL_LENGTH = 30;

const label = optionalTextField({ max: LABEL_LENGTH });
export const cepInput = z.strictObject({
  cep: z.string().refine((text) => parseCep(text) === text, { error: "Este endereço não existe." }),
});
export const newAddressInput = z.strictObject({ label, address: addressInput });
export const editAddressInput = z.strictObject({ addressId: idField, label, address: addressInput });
export const ofAddressInput = z.strictObject({ addressId: idField });

export type AddressRefusal = "no_address" | "too_many_addresses";

/** An address kept, and what goes there: cards billed at the default one, and purchases already charged to it. */
export type SavedAddress = Omit<Address, "phone"> & {
  phone: string | null;
  id: string;
  label: string;
  isDefault: boolean;
  cards: number;
  purchases: number;
};

/** A CEP's place, its city by the official name; null when there is no such CEP. */
export type FoundPlace = { uf: string; city: string; district: string; street: string } | null;
