import { EmailCode } from "#ui/email/layout.tsx";
import { CODE_MINUTES } from "../codes.ts";

/** What the e-mails with a code may say of it. */
export const codeVariables = {
  codigo: { says: "o código", of: ({ code }: { code: string }): string => code },
  codigo_grande: {
    says: "o código em letras grandes",
    place: "linha",
    isMandatory: true,
    of: ({ code }: { code: string }) => <EmailCode code={code} />,
  },
  minutos: { says: "por quantos minutos o código vale", of: (): string => String(CODE_MINUTES) },
} as const;
