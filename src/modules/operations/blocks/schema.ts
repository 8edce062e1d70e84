import * as z from "zod";
import { dayBoundsSp } from "#kit/dates.ts";
import { idField, textField } from "#kit/fields.ts";
import { BLOCK_KINDS, type BlockKind, blockValue } from "#modules/payments/blocks/rules.ts";
import { ipBucket } from "#platform/network.ts";
import { ORDER_BLOCKS } from "./rules.ts";

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

/** The last day it holds, "aaaa-mm-dd"; empty is until somebody ends it. */
const ate = z.string().transform((text, context): Date | null => {
  if (text === "") return null;
  const end = dayBoundsSp(text)?.end ?? null;
  if (end && end > new Date()) return end;
  context.addIssue({ code: "custom", message: "Escolha um dia de hoje em diante, ou deixe em branco." });
  return z.NEVER;
});

const WRONG_VALUE: Record<BlockKind, string> = {
  documento: "Confira o CPF ou o CNPJ.",
  email: "Confira o e-mail.",
  cartao: "Escreva os seis primeiros números do cartão e os quatro últimos, nada mais: 411111 1111.",
  rede: "Escreva um endereço de rede, como 203.0.113.9.",
};

export const addBlockInput = z
  .strictObject({ tipo: z.enum(BLOCK_KINDS, { error: "Escolha o que bloquear." }), valor: z.string().max(300), ate, motivo })
  .transform(({ tipo, valor, ...rest }, context) => {
    const value = blockValue(tipo, valor, ipBucket);
    if (value) return { kind: tipo, value, ...rest };
    context.addIssue({ code: "custom", path: ["valor"], message: WRONG_VALUE[tipo] });
    return z.NEVER;
  });
export const endBlockInput = z.strictObject({ blockId: z.number().int().min(1), motivo });

export const blockBuyerInput = z.strictObject({
  orderId: idField,
  tipos: z.array(z.enum(ORDER_BLOCKS)).min(1, { error: "Escolha pelo menos um." }),
  ate,
  motivo,
});

export type BlockRefusal = "not_found" | "already_done" | "card_unknown";
