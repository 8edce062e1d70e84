import type { Queue, Urgency } from "../rules/queues.ts";

/** How each queue is called by its count, and the list where it is worked off; null while that list is the provider's. */
export const QUEUE_WORDS: Record<Queue, { one: string; many: string; href: string | null }> = {
  contestacoes: { one: "contestação sem defesa", many: "contestações sem defesa", href: "/painel/admin/interno#contestacoes" },
  saques: { one: "saque para decidir", many: "saques para decidir", href: "/painel/admin/interno#saques" },
  reembolsos: { one: "reembolso para decidir", many: "reembolsos para decidir", href: "/painel/admin/pedidos?situacao=decidir" },
  contatos: { one: "mensagem sem resposta", many: "mensagens sem resposta", href: "/painel/admin/interno#mensagens" },
  recibos: { one: "recibo que voltou", many: "recibos que voltaram", href: "/painel/admin/pedidos?situacao=recibo" },
  denuncias: { one: "denúncia aberta", many: "denúncias abertas", href: "/painel/admin/comentarios?situacao=denuncias" },
  recursos: { one: "recurso de suspensão", many: "recursos de suspensão", href: "/painel/admin/usuarios?situacao=recurso" },
  revisoes: { one: "pedido de revisão", many: "pedidos de revisão", href: "/painel/admin/comentarios?situacao=revisoes" },
  publicacoes: { one: "material para revisar", many: "materiais para revisar", href: "/painel/admin/produtos/revisao" },
  solicitacoes: { one: "pedido para vender", many: "pedidos para vender", href: "/painel/admin/solicitacoes" },
  avaliacoes: { one: "avaliação retida", many: "avaliações retidas", href: "/painel/admin/comentarios?situacao=avaliacoes" },
  perguntas: { one: "pergunta retida", many: "perguntas retidas", href: "/painel/admin/comentarios?situacao=perguntas" },
  comentarios: { one: "comentário no blog", many: "comentários no blog", href: "/painel/admin/comentarios?situacao=comentarios" },
  cadastros: { one: "cadastro em análise no provedor", many: "cadastros em análise no provedor", href: null },
  avisos: { one: "aviso do provedor que falhou", many: "avisos do provedor que falharam", href: "/painel/admin/interno#avisos" },
  trabalhos: { one: "trabalho que falhou", many: "trabalhos que falharam", href: "/painel/admin/interno#trabalhos" },
  emails: { one: "e-mail parado", many: "e-mails parados", href: "/painel/admin/interno#emails" },
};

export const URGENCY_WORDS: Record<Urgency, string> = { em_dia: "Em dia", perto: "Perto do prazo", atrasada: "Atrasada" };
