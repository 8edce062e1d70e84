import type { AgreedFor } from "#modules/pricing/commission.ts";
import { ALREADY_WAITING } from "../pending-acts/messages.ts";
import type { AskRefusal } from "../pending-acts/schema.ts";
import type { CommissionRefusal } from "./schema.ts";
import type { CommissionTab } from "./search.ts";

export const commissionMessages: Record<CommissionRefusal | AskRefusal, string> = {
  already_waiting: ALREADY_WAITING,
  not_found: "Não existe mais. Atualize a página.",
  already_so: "Já está assim. Atualize a página.",
  changed_meanwhile: "Outra pessoa mudou esta comissão agora há pouco. Atualize a página e veja se ainda é preciso.",
  step_up_needed: "Confirme que é você para continuar.",
};

export const kindWords: Record<AgreedFor, string> = { loja: "Loja", categoria: "Categoria", material: "Material" };

export const tabWords: Record<CommissionTab, string> = {
  vigor: "Em vigor",
  lojas: "Lojas",
  categorias: "Categorias",
  materiais: "Materiais",
  encerradas: "Encerradas",
};
