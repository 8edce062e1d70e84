import * as z from "zod";
import { idField, optionalTextField, textField } from "#kit/fields.ts";
import { isShareToken, MOST_IN_LIST, NAME_LENGTH, NOTE_LENGTH } from "../rules.ts";

const productId = z.number().int().positive();
const storeId = z.number().int().positive();
const name = textField({ max: NAME_LENGTH, missing: "Escreva o nome da lista." });

export const saveFavouriteInput = z.strictObject({ productId, listId: idField.optional() });
export const ofProductInput = z.strictObject({ productId });
/** What a browser kept before its person signed in; beyond a full list there is nothing to merge. */
export const mergeInput = z.strictObject({ productIds: z.array(productId).max(MOST_IN_LIST) });
export const noteInput = z.strictObject({ productId, note: optionalTextField({ max: NOTE_LENGTH }) });
export const createListInput = z.strictObject({ name });
export const renameListInput = z.strictObject({ listId: idField, name });
export const ofListInput = z.strictObject({ listId: idField });
export const alertsInput = z.strictObject({ listId: idField, hasAlerts: z.boolean() });
export const ofStoreInput = z.strictObject({ storeId });
export const shareListInput = z.strictObject({ listId: idField, isShared: z.boolean() });
export const ofSharedInput = z.strictObject({ token: z.string().refine(isShareToken, { error: "Este endereço não existe." }) });
