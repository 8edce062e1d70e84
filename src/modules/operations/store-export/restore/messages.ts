import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";

export type ArchiveReason = "not_an_archive" | "no_store_in_it";
export type RestoreReason =
  | ArchiveReason
  | "bad_email"
  | "has_another_store"
  | "name_taken"
  | "store_closed"
  | "application_waits";

export const restoreMessages: Record<RestoreReason, string> = {
  get not_an_archive() {
    return `Este arquivo não é o ZIP de uma loja como ${brand.the} escreve: está incompleto ou foi mudado.`;
  },
  no_store_in_it: "Este ZIP não traz uma loja que se possa montar (loja.json).",
  bad_email: "O e-mail de --owner não parece um e-mail.",
  has_another_store: "Esta pessoa já tem outra loja aqui. Uma pessoa tem uma loja só.",
  name_taken: "Outra loja daqui já usa este nome, ou um que se confunde com ele.",
  application_waits:
    "Esta pessoa tem um pedido para vender aqui que ainda não foi decidido. Decida o pedido, ou rode sem --approved: nada foi mudado.",
  store_closed: "A loja desta pessoa está suspensa ou encerrada: nada foi mudado.",
};

/** `left`: what did not come, and why. */
export type Restored = {
  name: string;
  isNewStore: boolean;
  status: "rascunho" | "aprovada";
  page: "publicada" | "rascunho" | "mantida";
  products: number;
  files: number;
  coupons: number;
  left: string[];
};

export const NOT_WHOLE = "não está inteiro no ZIP";

const PAGES: Record<Restored["page"], string> = {
  publicada: "A aparência e as políticas foram publicadas.",
  rascunho: "A aparência ficou em rascunho: algo nela não pode aparecer aqui, e o painel da loja diz o quê.",
  mantida: "A aparência já tinha sido salva aqui e ficou como estava.",
};

/** What the operator reads after a restore. */
export function restoredWords({ name, isNewStore, status, page, products, files, coupons, left }: Restored): string {
  const store = isNewStore ? `A loja ${name} foi montada` : `A loja ${name} já estava montada`;
  return [
    `${store}, ${status === "aprovada" ? "aprovada" : "em rascunho"}.`,
    `Vieram agora ${plural(products, "material", "materiais")} como rascunho, ${plural(files, "arquivo", "arquivos")} para conferir e ${plural(coupons, "cupom", "cupons")}.`,
    PAGES[page],
    ...(left.length > 0 ? ["Não vieram:", ...left.map((one) => `- ${one}`)] : []),
  ].join("\n");
}
