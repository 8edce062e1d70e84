import { brand } from "#kit/brand/brand.ts";
import { ALREADY_WAITING } from "../pending-acts/messages.ts";
import type { AskRefusal } from "../pending-acts/schema.ts";
import type { SettingRefusal } from "./schema.ts";

export const settingMessages: Record<SettingRefusal | AskRefusal, string> = {
  already_waiting: ALREADY_WAITING,
  changed_meanwhile: "Alguém mudou estes números enquanto isto esperava. Atualize a página.",
  not_found: "Estes números não existem mais. Atualize a página.",
  invalid: "Confira os campos marcados.",
  already_so: "Já está assim. Atualize a página.",
  step_up_needed: "Confirme que é você para continuar.",
};

export const switchWords = {
  compras: {
    title: "Compras",
    on: "Todo mundo pode comprar.",
    off: "Ninguém fecha um pedido nem começa um pagamento. Códigos Pix que já saíram continuam valendo.",
    usual: "As compras estão paradas por alguns instantes. O carrinho e os pedidos continuam como estão, e nada novo é cobrado.",
  },
  saques: {
    title: "Saques",
    on: "Quem vende pode sacar.",
    off: "Ninguém pede saque e nada sai para o banco. O que já saiu continua.",
    get usual() {
      return `Os saques de todas as lojas ${brand.of} estão parados por alguns instantes. Seu saldo está guardado.`;
    },
  },
};
