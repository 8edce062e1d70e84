import type { AskCheckReason } from "./checking/ask-check.ts";
import { type LinkRefusal, linkSiteNames } from "./rules.ts";

export type AddLinkReason = "not_found" | "not_editable" | "too_many_files" | "link_twice" | "link_refused";

/** Beside the address. */
export const linkRefusals: Record<LinkRefusal, string> = {
  missing: "Cole o endereço do link.",
  too_long: "Este endereço é longo demais. Use o link de compartilhar, que é mais curto.",
  not_an_address: "Isto não parece um endereço. Cole o link de compartilhar, que começa com https://.",
  not_https: "O endereço precisa começar com https://.",
  site_refused: `Por segurança, os links abrem só em sites desta lista: ${linkSiteNames}.`,
  leads_on: "Este endereço leva a outro site. Cole o endereço do próprio material, sem passar por outro.",
  front_page: "Este é o endereço da página inicial do site. Cole o link de compartilhar do seu material.",
};

export const addLinkMessages: Record<AddLinkReason, string> = {
  not_found: "Este material não existe mais.",
  not_editable: "Este material não pode ser alterado agora.",
  too_many_files: "Este material já tem o máximo de arquivos e links.",
  link_twice: "Este link já está neste material.",
  link_refused: "Confira o endereço do link.",
};

export const askCheckMessages: Record<AskCheckReason, string> = {
  not_found: "Este link não está mais neste material.",
  checked_just_now: "Conferimos há menos de um minuto. Espere um pouco e peça de novo.",
};
