import { sql } from "drizzle-orm";
import { brand } from "#kit/brand/brand.ts";
import { nothing, ofUser, type PersonalTable, value, empty } from "./personal-table.ts";

const OWN = { basis: "contrato", until: "enquanto houver conta" } as const;

/** Both sides of what was said about an order of theirs, and what they said about orders of others. */
const ofTheirTalks =
  (author: string): PersonalTable["whose"] =>
  ({ userId }) =>
    sql`(t.${sql.raw(author)} = ${userId} or t.order_id in (select id from orders where user_id = ${userId}))`;

/** What a person wrote or kept for themselves. */
export const WORDS_TABLES: PersonalTable[] = [
  {
    ...OWN,
    table: "reviews",
    whose: ofUser(),
    purpose: "Mostrar a quem compra o que você achou",
    erase: { set: { body: empty }, stays: "status status_before_return hold_reasons decision reply" },
    copy: {
      as: "Avaliações",
      columns: {
        rating: "Estrelas",
        service_rating: "Estrelas do atendimento",
        described_rating: "Estrelas de como descrito",
        body: "Texto",
        status: "Situação",
        posted_at: "Escrita em",
        edited_at: "Editada em",
      },
    },
  },
  {
    ...OWN,
    table: "review_votes",
    whose: ofUser(),
    purpose: "Contar quem achou útil uma avaliação",
    erase: { set: {}, stays: "" },
    copy: { as: "Avaliações que achou úteis", columns: { at: "Quando" } },
  },
  {
    ...OWN,
    table: "review_reminders",
    whose: ofUser(),
    purpose: "Não lembrar duas vezes de avaliar",
    erase: "apagar",
    copy: { as: "Lembretes de avaliar", columns: { sent_at: "Quando" } },
  },
  {
    ...OWN,
    table: "questions",
    whose: ofUser("asker_id"),
    purpose: "Perguntar ao autor antes de comprar",
    erase: {
      set: { body: value("Pergunta removida com a conta."), answer: nothing, answered_at: nothing, status: value("oculta") },
      stays: "held_for",
    },
    copy: {
      as: "Perguntas",
      columns: { body: "Pergunta", status: "Situação", created_at: "Feita em", answer: "Resposta", answered_at: "Respondida em" },
    },
  },
  {
    table: "subscribers",
    whose: ({ email }) => sql`t.email = lower(${email})`,
    basis: "consentimento",
    until: "enquanto você quiser receber; sem confirmação, 7 dias",
    purpose: "Mandar a newsletter que você pediu, e provar que pediu",
    erase: "apagar",
    copy: {
      get as() {
        return `Newsletter ${brand.of}`;
      },
      columns: {
        email: "E-mail",
        status: "Situação",
        topics: "Assuntos",
        text_version: "Versão do consentimento",
        asked_at: "Pedida em",
        asked_from: "Rede do pedido",
        confirmed_at: "Confirmada em",
        confirmed_from: "Rede da confirmação",
        left_at: "Saída em",
      },
    },
  },
  {
    ...OWN,
    table: "post_comments",
    whose: ofUser(),
    purpose: "Mostrar o que você comentou no blog",
    erase: {
      set: {
        body: value("Comentário removido com a conta."),
        body_key: ({ pseudonym }) => sql`${pseudonym} || '-' || t.id`,
        status: value("oculta"),
      },
      stays: "held_for",
    },
    copy: { as: "Comentários no blog", columns: { body: "Comentário", status: "Situação", created_at: "Escrito em" } },
  },
  {
    ...OWN,
    table: "favourites",
    whose: ofUser(),
    purpose: "Guardar o que você gostou",
    erase: "apagar",
    copy: {
      as: "Favoritos",
      columns: { product_id: "Material", note: "Anotação", added_at: "Guardado em", seen_price_cents: "Preço então (centavos)" },
    },
  },
  {
    ...OWN,
    table: "favourite_lists",
    whose: ofUser(),
    purpose: "Guardar o que você gostou",
    erase: "apagar",
    copy: { as: "Listas", columns: { name: "Nome", has_alerts: "Avisa de preço", created_at: "Desde" } },
  },
  {
    ...OWN,
    table: "followed_prices",
    whose: ofUser(),
    purpose: "Saber o que ficou mais barato nas listas que você segue",
    erase: "apagar",
    copy: null,
  },
  {
    ...OWN,
    table: "list_followers",
    whose: ofUser(),
    purpose: "Avisar quando algo baixa nas listas que você segue",
    erase: "apagar",
    copy: { as: "Listas seguidas", columns: { list_id: "Lista", followed_at: "Desde" } },
  },
  {
    ...OWN,
    table: "followed_searches",
    whose: ofUser(),
    purpose: "Avisar o que chega nas buscas que você segue",
    erase: "apagar",
    copy: { as: "Buscas seguidas", columns: { name: "Busca", search: "Endereço", followed_at: "Desde" } },
  },
  {
    table: "moderation_appeals",
    whose: ofUser(),
    basis: "legítimo interesse",
    until: "enquanto houver conta",
    purpose: "Rever uma decisão sobre o que você publicou",
    erase: "apagar",
    copy: {
      as: "Pedidos de revisão",
      columns: {
        kind: "De quê",
        words: "O que você escreveu",
        status: "Situação",
        answer: "O que respondemos",
        created_at: "Quando",
      },
    },
  },
  {
    table: "reports",
    whose: ofUser("reporter_id"),
    basis: "legítimo interesse",
    until: "5 anos, sem quem denunciou se a conta for apagada",
    purpose: "Cuidar do que é publicado",
    erase: {
      set: { words: empty, reporter_key: ({ pseudonym }) => sql`${pseudonym} || '-' || t.id` },
      stays: "kind ref reason status",
    },
    copy: {
      as: "Denúncias",
      columns: { kind: "O quê", reason: "Motivo", words: "O que você escreveu", status: "Situação", created_at: "Quando" },
    },
  },
  {
    table: "contact_messages",
    whose: ({ userId, email }) => sql`(t.user_id = ${userId} or t.email = ${email})`,
    basis: "obrigação legal",
    until: "2 anos depois da resposta",
    get purpose() {
      return `Responder a quem escreve para ${brand.the}`;
    },
    erase: "apagar",
    copy: {
      get as() {
        return `Mensagens ${brand.to}`;
      },
      columns: { number: "Número", topic: "Assunto", body: "Texto", created_at: "Enviada em", answered_at: "Respondida em" },
    },
  },
  {
    ...OWN,
    table: "message_files",
    whose: ofTheirTalks("uploader_id"),
    purpose: "Levar arquivos de quem compra a quem vende",
    erase: "apagar",
    copy: {
      as: "Arquivos das mensagens",
      columns: { name: "Arquivo", size_bytes: "Bytes", status: "Situação", created_at: "Quando" },
    },
  },
  {
    ...OWN,
    table: "order_messages",
    whose: ofTheirTalks("sender_id"),
    until: "5 anos depois do ano da compra, sem o texto se a conta for apagada",
    purpose: "Levar a conversa de quem compra a quem vende",
    erase: { set: { body: value("Mensagem removida com a conta.") }, stays: "sender" },
    copy: { as: "Mensagens", columns: { sender: "De", body: "Texto", created_at: "Enviada em", read_at: "Lida em" } },
  },
  {
    ...OWN,
    table: "library_marks",
    whose: ofUser(),
    purpose: "Lembrar o que você arquivou e que edição viu",
    erase: "apagar",
    copy: { as: "Biblioteca arquivada", columns: { product_id: "Material", archived_at: "Arquivado em" } },
  },
  {
    ...OWN,
    table: "reading_places",
    whose: ofUser(),
    purpose: "Abrir o arquivo onde você parou",
    erase: "apagar",
    copy: { as: "Onde parou de ler", columns: { place: "Lugar", kept_at: "Quando" } },
  },
];
