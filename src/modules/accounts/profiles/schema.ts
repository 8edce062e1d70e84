import * as z from "zod";
import { optionalTextField, textField } from "#kit/fields.ts";
import { areasTrouble, BYLINE_LENGTH, nameTrouble, PROFILE_PARTS, readAreas, SHOWN_NAME_LENGTH } from "./rules.ts";

const sentence = (trouble: (text: string) => string | null) => (text: string, context: z.RefinementCtx) => {
  const message = trouble(text);
  if (message) context.addIssue({ code: "custom", message });
};

export const profileWordsInput = z.strictObject({
  shownName: textField({ max: SHOWN_NAME_LENGTH, missing: "Escreva como você quer aparecer." })
    .refine((name) => name.length >= 2 && /[\p{L}\p{N}]/u.test(name), { error: "Escreva pelo menos duas letras." })
    .superRefine(sentence(nameTrouble)),
  areas: optionalTextField({ max: 400 })
    .transform(readAreas)
    .superRefine((areas, context) => {
      const message = areasTrouble(areas);
      if (message) context.addIssue({ code: "custom", message });
    }),
  byline: optionalTextField({ max: BYLINE_LENGTH }).superRefine(sentence(nameTrouble)),
});
export type ProfileWords = z.output<typeof profileWordsInput>;

export const profileSwitchInput = z.strictObject({ part: z.enum(PROFILE_PARTS), isOn: z.boolean() });
export type ProfileSwitch = z.output<typeof profileSwitchInput>;

export type ProfileRefusal = "blocked_profile";

/** What its owner sees of their profile, made or not. */
export type OwnProfile = {
  id: string | null;
  /** Null until it is made. */
  slug: string | null;
  shownName: string;
  areas: string[];
  byline: string;
  photoId: string | null;
  on: Record<(typeof PROFILE_PARTS)[number], boolean>;
  /** Why the platform closed it; null when it did not. */
  blockReason: string | null;
  sharedLists: number;
};

/** The part of a profile that is of the account; `shows` says which of the others its owner opened. */
export type ShownProfile = {
  id: string;
  userId: string;
  slug: string;
  name: string;
  photoId: string | null;
  areas: string[];
  since: Date | null;
  shows: { lists: boolean; reviews: boolean; stores: boolean };
  isOpen: boolean;
  isIndexed: boolean;
};
