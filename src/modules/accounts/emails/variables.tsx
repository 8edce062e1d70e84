import { brand } from "#kit/brand/brand.ts";
import { EmailCode } from "#ui/email/layout.tsx";
import { mandatoryWords } from "#platform/emails/variables.ts";
import { CODE_MINUTES } from "../codes.ts";

/** What the e-mails with a code may say of it. */
export const codeVariables = {
  codigo: { label: "o código", of: ({ code }: { code: string }): string => code },
  codigo_grande: {
    label: "o código em letras grandes",
    place: "linha",
    isMandatory: true,
    of: ({ code }: { code: string }) => <EmailCode code={code} />,
  },
  cuidado: mandatoryWords(() => `Ninguém ${brand.of} pede este código.`),
  minutos: { label: "por quantos minutos o código vale", isMandatory: true, of: (): string => String(CODE_MINUTES) },
} as const;
