import type { DoorReason } from "#platform/door.ts";
import { FULL } from "./pictures/messages.ts";
import type { ProductStatus } from "./rules/product-status.ts";

export type ProductReason =
  | "not_found"
  | "conflict"
  | "not_editable"
  | "incomplete"
  | "store_closed"
  | "suspended"
  | "strikes"
  | "too_many_drafts"
  | "wrong_state"
  | "too_late"
  | "in_use"
  | "file_sold"
  | "too_many_previews"
  | "page_missing"
  | "page_undrawable"
  | "cover_refused"
  | "picture_refused"
  | "too_many_pictures"
  | "category_missing"
  | "content_missing";

export type UploadReason = "too_many_files" | "product_full" | "file_too_large" | "store_closed" | "not_editable";

/** Every way a file on its way in is turned away, each with words of its own. */
export type SendingReason =
  | UploadReason
  | "empty_file"
  | "type_not_allowed"
  | "not_found"
  | "signed_out"
  | "forbidden"
  | "limited"
  | "storage_full"
  | "length_required"
  | "metadata_invalid"
  | "method_not_allowed"
  | "upload_not_found"
  | "upload_finished";

/** What the author reads when a product could not be changed. */
export const productMessages: Record<ProductReason, string> = {
  not_found: "Este material não existe mais.",
  conflict: "Este material foi alterado em outra aba. Recarregue para ver a versão mais nova.",
  not_editable: "Este material não pode ser alterado agora.",
  incomplete: "Falta pouco: confira os campos marcados.",
  store_closed: "Sua loja não está aberta. Só lojas aprovadas publicam materiais.",
  suspended: "As vendas desta conta estão suspensas.",
  strikes: "Sua loja tem advertências demais valendo e não publica nada novo por enquanto. Veja em Minha loja, Advertências.",
  too_many_drafts: "Você tem rascunhos demais. Termine ou arquive alguns antes de criar outro.",
  wrong_state: "A situação deste material mudou. Recarregue a página.",
  in_use:
    "Alguém já comprou, perguntou ou conta com este material. Arquive: ele sai da loja, e quem comprou continua com os arquivos.",
  too_late: "Passou do tempo de desfazer. O material continua nos arquivados.",
  file_sold: "Este arquivo já foi vendido com este nome. Para mudar, envie outro.",
  too_many_previews: "A prévia pode ter até 10 páginas e arquivos.",
  page_missing: "Uma das páginas não existe mais neste arquivo. Escolha outra.",
  page_undrawable: "Uma das páginas não pôde ser desenhada. Escolha outra.",
  cover_refused: "Não conseguimos usar esta capa.",
  picture_refused: "Não conseguimos usar esta imagem.",
  too_many_pictures: FULL,
  content_missing: "Um destes materiais não pode entrar no pacote: ou saiu da venda, ou é um pacote também.",
  category_missing: "Esta categoria não existe mais. Escolha outra.",
};

/** What the author reads of pages that could not be drawn, by their numbers. */
export const undrawableSentence = (pages: number[]): string =>
  pages.length === 1
    ? `A página ${pages[0]} não pôde ser desenhada: algo nela é complexo demais ou está danificado. Escolha outra.`
    : `As páginas ${pages.join(", ")} não puderam ser desenhadas. Escolha outras, uma de cada vez.`;

/** What the author reads of pages that were drawn and show nothing. */
export const blankSentence = (pages: number[]): string =>
  pages.length === 1
    ? ` A página ${pages[0]} saiu em branco: confira a prévia.`
    : ` As páginas ${pages.join(", ")} saíram em branco: confira a prévia.`;

/** What the author reads beside a file that did not come in. */
export const uploadMessages: Record<SendingReason, string> = {
  too_many_files: "Um material tem até 20 arquivos.",
  product_full: "Os arquivos deste material passam de 15 GB no total.",
  file_too_large: "O arquivo passa de 5 GB. Divida em partes.",
  store_closed: productMessages.store_closed,
  not_editable: productMessages.not_editable,
  empty_file: "Este arquivo está vazio: tem 0 bytes. Confira se ele abre no seu computador.",
  type_not_allowed:
    "Este tipo de arquivo não é aceito sozinho. Veja a lista de formatos, ou coloque dentro de um ZIP e envie o ZIP.",
  not_found: productMessages.not_found,
  signed_out: "Sua sessão terminou. Entre de novo em outra aba, volte aqui e tente de novo: o que já foi enviado está guardado.",
  forbidden: "Esta conta não pode enviar arquivos para este material.",
  limited: "Muitos envios seguidos. Espere um minuto e tente de novo: o que já foi enviado está guardado.",
  storage_full: "Estamos sem espaço para receber este arquivo agora. Tente de novo mais tarde.",
  length_required: "O navegador não disse o tamanho do arquivo. Escolha o arquivo de novo.",
  metadata_invalid: "O nome deste arquivo não pôde ser lido. Mude o nome e envie de novo.",
  method_not_allowed: "Este envio não foi entendido. Recarregue a página e envie de novo.",
  upload_not_found: "Este envio passou do prazo e foi desfeito. Escolha o arquivo de novo.",
  upload_finished: "Este arquivo já chegou inteiro. Recarregue a página para ver.",
};

/** What a door itself may refuse. */
export const doorMessages: Record<DoorReason, string> = {
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um instante e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui: nada se perdeu.",
  forbidden: "Esta conta não pode fazer isso.",
  unavailable: "Estamos com um problema passageiro. Tente de novo em instantes.",
};

/** What a product is, in words for a spreadsheet. */
export const productStatusWords: Record<ProductStatus, string> = {
  rascunho: "Rascunho",
  em_revisao: "Em revisão",
  publicado: "Publicado",
  reprovado: "Ajustes pedidos",
  pausado: "Pausado",
  arquivado: "Arquivado",
  bloqueado: "Bloqueado",
};
