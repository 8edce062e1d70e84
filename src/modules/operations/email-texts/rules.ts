/** Where each kind of e-mail stands in the list, by the first word of its key. */
const GROUPS: readonly { title: string; of: readonly string[] }[] = [
  { title: "Compras", of: ["pedido", "compra", "nota", "cartao", "biblioteca"] },
  { title: "Vendas e materiais", of: ["venda", "material", "publicacao"] },
  { title: "Avaliações e perguntas", of: ["avaliacao", "pergunta"] },
  { title: "Favoritos, listas e buscas", of: ["favoritos", "lista", "busca"] },
  { title: "Contas", of: ["conta"] },
  { title: "Quem quer vender", of: ["solicitacao", "advertencia"] },
  { title: "Denúncias e decisões", of: ["denuncia", "recurso", "perfil", "comentario"] },
  { title: "Equipe", of: ["equipe"] },
  { title: "Newsletter, contato e privacidade", of: ["newsletter", "contato", "privacidade"] },
];

/** The title of the group a text is shown under. */
export const groupOf = (key: string): string =>
  GROUPS.find(({ of }) => of.includes(key.slice(0, key.indexOf("."))))?.title ?? "Outros";

export const groupTitles: readonly string[] = [...GROUPS.map(({ title }) => title), "Outros"];

/** The versions of one text its page shows, the last first. */
export const MOST_VERSIONS = 30;

export const EMAIL_TEXTS_PATH = "/painel/admin/emails";
/** Where the words being written are drawn. */
export const PREVIEW_PATH = `${EMAIL_TEXTS_PATH}/previa`;
export const emailTextPath = (key: string): string => `${EMAIL_TEXTS_PATH}/${key}`;
