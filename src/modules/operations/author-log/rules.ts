/** What an author's acts are gathered by. */
export const LOG_PARTS = {
  dinheiro: ["refund", "withdrawal", "payouts", "order_fiscal", "order_access", "order_item_access"],
  precos: ["preco", "coupon", "promotion", "store_payments"],
  arquivos: ["versao", "product"],
  banco: ["bank"],
  loja: ["store", "store_face", "store_address"],
} as const;
export type LogPart = keyof typeof LOG_PARTS;
export const LOG_PART_NAMES = Object.keys(LOG_PARTS) as LogPart[];
export type LogKind = (typeof LOG_PARTS)[LogPart][number];

export const LOG_KINDS: readonly LogKind[] = Object.values(LOG_PARTS).flat();
export const LOG_PAGE = 50;
/** Older acts are in the store's own export. */
export const MOST_LOG_PAGES = 20;

/** `about` is the product, coupon, or order; `from` the state before; `detail` what was written or chosen then. */
export type LogLine = {
  id: string;
  kind: LogKind;
  from: string | null;
  state: string;
  about: string | null;
  detail: string;
  cents: number | null;
  at: Date;
};

const WORDS: Partial<Record<LogKind, Record<string, string>>> = {
  refund: {
    solicitado: "Devolveu dinheiro",
    aprovado: "Reconheceu um problema e devolveu dinheiro",
    em_aprovacao: "Não reconheceu um problema relatado",
  },
  withdrawal: { pendente_confirmacao: "Pediu um saque", confirmado: "Confirmou um saque", cancelado: "Cancelou um saque" },
  payouts: { retido: "Pediu para bloquear os saques", livre: "Liberou os saques" },
  order_item_access: { fechado: "Fechou o acesso de quem comprou", aberto: "Abriu de novo o acesso de quem comprou" },
  preco: {
    primeiro: "Definiu o preço",
    promocao: "Preço com desconto: uma promoção começou",
    fim_da_promocao: "Preço de volta: uma promoção acabou",
  },
  coupon: {
    criado: "Criou o cupom",
    duplicado: "Fez uma cópia de cupom:",
    alterado: "Mudou o cupom",
    ativo: "Ativou o cupom",
    pausado: "Pausou o cupom",
    encerrado: "Encerrou o cupom",
  },
  promotion: { criado: "Criou a promoção", encerrada: "Encerrou a promoção" },
  store_payments: { trocado: "Trocou o e-mail do cadastro na Pagar.me" },
  bank: {
    ativa: "Cadastrou a conta bancária",
    pendente: "Pediu a troca da conta bancária",
    cancelada: "Desistiu da troca da conta bancária",
  },
  product: {
    publicado: "Publicou",
    pausado: "Pausou a venda",
    arquivado: "Arquivou",
    rascunho: "Voltou para rascunho",
    apagado: "Apagou",
  },
  store: {
    fechada: "Fechou a loja",
    aberta: "Abriu a loja",
    cupons_na_loja: "Mostrou os cupons na loja",
    cupons_fora: "Tirou os cupons da loja",
    agradecimento: "Mudou o agradecimento a quem avalia",
  },
};

const OTHERWISE: Record<LogKind, string> = {
  refund: "Respondeu a um reembolso",
  withdrawal: "Mudou a situação de um saque",
  payouts: "Mudou a retenção dos saques",
  order_fiscal: "Registrou uma nota fiscal",
  order_access: "Reenviou o acesso a quem comprou",
  order_item_access: "Mudou o acesso de quem comprou",
  preco: "Mudou o preço",
  coupon: "Mudou a situação do cupom",
  promotion: "Mudou a situação da promoção",
  store_payments: "Mudou como recebe",
  versao: "Publicou uma versão dos arquivos",
  product: "Mudou a situação de um material",
  bank: "Mudou a situação da conta bancária",
  store: "Mudou a situação da loja",
  store_face: "Publicou a vitrine",
  store_address: "Mudou o endereço da loja",
};

/** Lines that name what they are about in their own sentence. */
export const NAMED: readonly LogKind[] = ["coupon", "promotion"];

/** What was done, in words: "Pausou a venda", "Criou o cupom VOLTA10". */
export function actWords(line: Pick<LogLine, "kind" | "state" | "about"> & Partial<Pick<LogLine, "from" | "detail">>): string {
  const { kind, about } = line;
  const words = WORDS[kind]?.[stepOf(line)] ?? OTHERWISE[kind];
  return NAMED.includes(kind) && about ? `${words} ${about}` : words;
}

/** A coupon and a promotion are told by what was done; the rest, by the state it led to. */
function stepOf({ kind, state, from = null, detail }: Parameters<typeof actWords>[0]): string {
  if (!NAMED.includes(kind)) return state;
  if (from === null) return detail === COPIED ? "duplicado" : "criado";
  return from === state ? "alterado" : state;
}

/** The cause of a coupon copied from another. */
const COPIED = "cupom duplicado";
