import type { Who } from "./screens.ts";

/** The forms that somebody of each kind walks through; a form found by another too stands once. */
export const WALKED: Record<Who, string[]> = {
  visitor: ["busca-da-feira", "busca-nas-avaliacoes", "carta", "contato", "criar-conta", "entrar", "faixa", "redefinir-senha"],
  buyer: [
    "apelido-*",
    "endereco-*",
    "guardado-*-*",
    "lista-nova",
    "mensagem-*-*",
    "novo-cartao",
    "perfil-publico",
    "seus-dados",
    "solicitacao",
    "trocar-senha",
  ],
  author: [
    "agradecimento",
    "busca-da-lista",
    "cidade-da-loja",
    "codigo-da-copia",
    "cupom-*",
    "ferias",
    "formas-de-pagamento",
    "material",
    "novidade",
    "numero-da-nota-*",
    "periodo-da-lista",
    "periodo-do-extrato",
    "preco-*",
    "promocao",
    "resposta-*",
    "resposta-a-*",
    "visao-de-*",
  ],
  admin: ["periodo-da-analise", "motivo-*-*", "secao-*"],
};
