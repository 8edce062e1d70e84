import * as z from "zod";
import { ufOfCep } from "#kit/cep.ts";
import { cityOf } from "#kit/city.ts";
import { addressNumberField, cepField, optionalTextField, textField, ufField } from "#kit/fields.ts";

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
  })
  .transform((address, context) => {
    const city = cityOf(address.uf, address.city);
    if (ufOfCep(address.cep) !== address.uf)
      context.addIssue({ code: "custom", path: ["cep"], message: `Este CEP não é de ${address.uf}.` });
    if (!city) context.addIssue({ code: "custom", path: ["city"], message: `Não há esta cidade em ${address.uf}.` });
    return { ...address, city: city ?? address.city };
  });

export type Address = z.output<typeof addressInput>;
