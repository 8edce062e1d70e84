import { brand } from "#kit/brand/brand.ts";
import type { AdminMove } from "../payments/disputes/rules/dispute.ts";
import type { OrderTab } from "./orders/search.ts";
import type { ActRefusal } from "./schema/acts.ts";

/** Said to an admin who saw as many people in full as one may in a day. */
export const REVEAL_LIMIT = "Você já revelou 20 pessoas em 24 horas, o máximo por dia. Peça a outra pessoa da administração.";

export const actMessages: Record<ActRefusal | "step_up_needed", string> = {
  step_up_needed: "Confirme que é você para continuar.",
  not_found: "Isto não existe mais. Atualize a página.",
  already_done: "Alguém já fez isto. Atualize a página.",
  provider_away: "A Pagar.me não respondeu agora. Tente de novo em alguns minutos.",
  reveal_limit: REVEAL_LIMIT,
  own_product: "Este e-mail é de quem vendeu um dos materiais: o pedido não pode ser dele.",
};

export const tabLabels: Record<OrderTab, string> = {
  decidir: "Para decidir",
  recibo: "Recibo voltou",
  todos: "Todos",
  pagos: "Pagos",
  aguardando: "Aguardando",
  analise: "Em análise",
  reembolsados: "Reembolsados",
  contestados: "Contestados",
  encerrados: "Não pagos",
};

export const disputeActs: Record<AdminMove, { button: string; title: string; effect: string }> = {
  avisar: {
    button: "Registrar aviso do banco",
    title: "Registrar um aviso de contestação?",
    effect: "O autor é avisado. Dinheiro e arquivos ficam como estão.",
  },
  encerrar: {
    button: "Encerrar o aviso",
    title: "Encerrar o aviso sem contestação?",
    effect: "O autor é avisado. Dinheiro e arquivos ficam como estão.",
  },
  defender: {
    button: "Registrar defesa enviada",
    title: "A defesa foi enviada ao banco?",
    effect: "A partir de agora o autor não anexa mais provas.",
  },
  perder: {
    button: "Registrar derrota",
    title: "O banco decidiu por quem pagou?",
    effect: "O valor, que já saiu do saldo do autor, não volta. Quem vendeu e quem comprou são avisados.",
  },
};

/** What was done, as the audit tells it. */
export const auditWords: Record<string, string> = {
  "solicitacao-item": "Conferiu um item de uma solicitação",
  "solicitacao-ajustes": "Pediu ajustes numa solicitação",
  "solicitacao-aprovar": "Aprovou uma solicitação e abriu a loja",
  "solicitacao-recusar": "Recusou uma solicitação",
  "revelar-pessoa": "Viu os dados de quem comprou",
  "revelar-conta": "Viu os dados de uma conta",
  "dar-papel": "Deu um papel da administração",
  "pedir-ato": "Quis fazer um ato grave, que espera outro dono",
  "confirmar-ato": "Confirmou um ato grave de outra pessoa",
  "recusar-ato": "Recusou um ato grave de outra pessoa",
  "retirar-ato": "Desistiu de um ato grave",
  "ato-impedido": "Confirmou um ato grave que já não podia ser feito",
  "ato-de-unico-dono": "Fez um ato grave sem outro dono que pudesse confirmar",
  "tirar-papel": "Tirou um papel da administração",
  "suspender-pessoa": "Suspendeu uma conta",
  "liberar-pessoa": "Terminou a suspensão de uma conta",
  "recurso-acolher": "Acolheu o recurso de uma suspensão",
  "recurso-recusar": "Manteve uma suspensão depois do recurso",
  "encerrar-sessoes": "Encerrou as sessões de uma conta",
  "redefinir-segundo-passo": "Anunciou o desligamento da verificação em duas etapas",
  "desligar-segundo-passo": "Desligou a verificação em duas etapas pela linha de comando do servidor",
  "manter-segundo-passo": "Cancelou o desligamento da verificação em duas etapas",
  "baixar-pessoas": "Baixou a lista de pessoas",
  reembolsar: "Devolveu dinheiro de um pedido",
  "aprovar-reembolso": "Aprovou um reembolso",
  "negar-reembolso": "Negou um reembolso",
  "pagar-reembolso": "Pagou um reembolso à mão",
  "corrigir-email": "Corrigiu o e-mail de um pedido",
  "bloquear-compras": "Bloqueou compras de alguém",
  "desbloquear-compras": "Encerrou um bloqueio de compras",
  "reenviar-recibo": "Reenviou um recibo",
  "fechar-acesso": "Fechou o acesso a um item de um pedido",
  "abrir-acesso": "Abriu de novo o acesso a um item de um pedido",
  "ler-mensagens": "Leu as mensagens de um pedido",
  "baixar-anexo": "Baixou o anexo de uma mensagem",
  get "mudar-numeros"() {
    return `Mudou números ${brand.of}`;
  },
  "mudar-marca": "Mudou a marca",
  parar: "Parou compras ou saques",
  retomar: "Retomou compras ou saques",
  "inicial-rascunho": "Guardou um rascunho da página inicial",
  "inicial-descartar": "Descartou o rascunho da página inicial",
  "inicial-publicar": "Publicou a página inicial",
  "inicial-voltar": "Voltou a uma versão da página inicial",
  "baixar-dossie": "Baixou a defesa",
  "reler-cobranca": "Leu uma cobrança de novo no provedor",
  "reprocessar-aviso": "Processou um aviso de novo",
  "repetir-trabalho": "Tentou um trabalho de novo",
  "refazer-busca": "Mandou refazer a busca",
  "reenviar-email": "Tentou um e-mail de novo",
  "denuncia-acolher": "Acolheu uma denúncia",
  "denuncia-recusar": "Manteve no ar o que foi denunciado",
  "retida-publicar": "Publicou um texto retido",
  "retida-rejeitar": "Recusou um texto retido",
  "aprovar-avaliacao": "Publicou uma avaliação retida",
  "rejeitar-avaliacao": "Recusou uma avaliação retida",
  "contestacao-avisar": "Registrou aviso de contestação",
  "contestacao-encerrar": "Encerrou aviso de contestação",
  "contestacao-defender": "Registrou defesa enviada",
  "contestacao-perder": "Registrou derrota na contestação",
};
