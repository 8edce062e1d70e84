import type { AccessRefusal } from "./schema.ts";

export const accessMessages: Record<AccessRefusal, string> = {
  not_found: "Este item não existe mais. Atualize a página.",
  already_done: "Alguém já fez isto. Atualize a página.",
  money_first: "Este material foi pago: para fechar o acesso, devolva o dinheiro dele.",
  not_standing: "O dinheiro deste item voltou, está voltando ou foi contestado: o acesso fica fechado.",
};
