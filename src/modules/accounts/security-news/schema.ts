import * as z from "zod";
import { defineJob } from "#platform/define-job.ts";
import { CREDENTIAL_CHANGES } from "../second-step/tables.ts";

const SECURITY_NEWS = [
  ...CREDENTIAL_CHANGES,
  "codigo_usado",
  "chave_apagada",
  "aparelho_novo",
  "google_ligado",
  "google_desligado",
] as const;

/** `about` is the kind of device it was done from ("Chrome no Windows"), when that is known. */
const securityNews = z.object({
  userId: z.uuid(),
  news: z.enum(SECURITY_NEWS),
  ref: z.string().min(1),
  about: z.string().nullable(),
});
export type SecurityNews = z.output<typeof securityNews>;

/** Something that opens a person's account changed, or somebody entered from elsewhere: the bell tells them too. */
export const securityNewsJob = defineJob("accounts.security-news", securityNews);
