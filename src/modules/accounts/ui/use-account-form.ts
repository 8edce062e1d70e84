import { type FormOptions, type FormState, useForm } from "#ui/use-form.ts";
import { ACCOUNT_MESSAGES } from "../messages.ts";

/** Refusals that belong beside one field. */
const FIELD_OF: Partial<Record<keyof typeof ACCOUNT_MESSAGES, string>> = {
  wrong_credentials: "password",
  wrong_password: "password",
  wrong_code: "code",
  wrong_app_code: "code",
};

/** A form about who a person is, and how they enter. */
export const useAccountForm = (options: FormOptions): FormState =>
  useForm(ACCOUNT_MESSAGES, ACCOUNT_MESSAGES.unavailable, { fieldOf: FIELD_OF, ...options });
