import * as z from "zod";
import { fold } from "#kit/fold.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { MOST_PIX_DISCOUNT_BPS } from "../../pricing/rules/pix-discount.ts";
import { GUARANTEE_DAYS, type SavedRecipientStatus } from "./rules.ts";

export const recipientMovedEmail: EmailKind<{ authorName: string; status: SavedRecipientStatus; needsProof: boolean }> = {
  name: "recebedor.situacao",
};

const STATEMENT_LENGTH = 13;

/** A card statement prints only capital letters, digits and spaces. */
const statementNameField = z
  .string()
  .max(60, `Use até ${STATEMENT_LENGTH} caracteres.`)
  .transform((text) => fold(text).toUpperCase().replace(/\s+/g, " ").trim())
  .refine((name) => /^[A-Z0-9 ]*$/.test(name), { error: "Use só letras, números e espaços." })
  .refine((name) => name.length <= STATEMENT_LENGTH, { error: `Use até ${STATEMENT_LENGTH} caracteres, contando os espaços.` })
  .refine((name) => name === "" || /[A-Z]/.test(name), { error: "Escreva um nome com letras." });

export const storePaymentsInput = z
  .strictObject({
    acceptsPix: z.boolean(),
    acceptsCard: z.boolean(),
    maxInstallments: z.number().int().min(1, "Escolha de 1 a 12 parcelas.").max(12, "Escolha de 1 a 12 parcelas."),
    interestFreeUpTo: z.number().int().min(1, "Escolha de 1 a 3.").max(3, "Você pode assumir os juros de até 3 parcelas."),
    statementName: statementNameField,
    guaranteeDays: z
      .number()
      .refine((days) => GUARANTEE_DAYS.some((one) => one === days), { error: "Escolha 7, 15 ou 30 dias." }),
    pixDiscountBps: z
      .number()
      .int("Escolha de 0% a 10%.")
      .min(0, "Escolha de 0% a 10%.")
      .max(MOST_PIX_DISCOUNT_BPS, "O desconto no Pix vai até 10%."),
  })
  .refine(({ acceptsPix, acceptsCard }) => acceptsPix || acceptsCard, {
    path: ["acceptsPix"],
    error: "Aceite pelo menos um: Pix ou cartão. Sem nenhum, ninguém consegue comprar.",
  });
