import type { LogoRefusal } from "#modules/shop/brand/brand-picture.ts";
import type { BrandRefusal } from "./schema.ts";

export const brandMessages: Record<BrandRefusal, string> = {
  invalid: "Confira os campos marcados.",
  already_so: "A marca já é esta.",
  changed_meanwhile:
    "Outra pessoa mudou a marca agora há pouco. Abra esta página em outra aba para ver como ficou: o que você escreveu continua aqui.",
  step_up_needed: "Confirme que é você para continuar.",
};

export const LOGO_TOO_LARGE = "O arquivo passa de 400 KB. Envie um menor.";

export const logoMessages: Record<LogoRefusal, string> = {
  not_picture: "Este arquivo não é um PNG nem um SVG que dê para abrir.",
  too_small: "O logo é pequeno demais: precisa de pelo menos 40 pixels de altura.",
  too_long: "O logo é comprido demais para o cabeçalho: a largura vai de metade a 9 vezes a altura.",
  empty: "O logo está vazio: não há nada desenhado nele.",
  too_heavy: "Este SVG é complicado demais para desenhar em poucos segundos. Exporte de novo como SVG simples ou PNG.",
  entities: "Este SVG tem partes que não aceitamos (entidades). Exporte de novo como SVG simples ou PNG.",
};
