import { seal, unseal } from "#platform/seal.ts";
import type { RegistrationForm } from "./rules.ts";

const PURPOSE = "cadastro";

export const sealForm = (form: RegistrationForm): string => seal(JSON.stringify(form), PURPOSE);

/** A stored form, or an empty one when it can no longer be unsealed. */
export function openForm(sealed: string | null): RegistrationForm {
  const text = sealed === null ? null : unseal(sealed, PURPOSE);
  return text === null ? {} : (JSON.parse(text) as RegistrationForm);
}
