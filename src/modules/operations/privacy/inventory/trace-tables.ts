import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { nothing, ofUser, type PersonalTable } from "./personal-table.ts";

/** Words of a person's inside a text of somebody else's: the address, the document, and a name of two words or more. */
const refersTo =
  (text: string): PersonalTable["whose"] =>
  ({ email, document, name }) =>
    sql`(${sql.join(
      [email, document, name.includes(" ") ? name : null]
        .filter((words) => words !== null && words !== "")
        .map((words) => sql`strpos(lower(${sql.raw(text)}), lower(${words})) > 0`),
      sql` or `,
    )})`;

/** Their first name as a whole word of a text, as emails to others greet and quote them. */
const callsByName =
  (text: string): PersonalTable["whose"] =>
  ({ name }) => {
    const first = firstName(name).replace(/[^\p{L}\p{N}]/gu, ".");
    return first.length < 2 ? sql`false` : sql`${sql.raw(text)} ~* ${`\\m${first}\\M`}`;
  };

/** What the machinery keeps of having worked for a person. */
export const TRACE_TABLES: PersonalTable[] = [
  {
    table: "outbox_emails",
    whose: ({ email }) => sql`t.recipient = ${email}`,
    basis: "contrato",
    until: "enquanto houver conta",
    purpose: "Enviar cada e-mail uma vez",
    erase: "apagar",
    copy: { as: "E-mails que enviamos", columns: { kind: "Tipo", status: "Situação", created_at: "Quando" } },
  },
  {
    table: "outbox_emails",
    whose: refersTo("t.payload::text"),
    basis: "contrato",
    until: "enquanto houver conta",
    purpose: "Enviar cada e-mail uma vez",
    erase: {
      set: { payload: () => sql`'{}'::jsonb`, last_error: nothing, trace: nothing },
      stays: "kind ref recipient status stop_path",
    },
    copy: null,
  },
  {
    // An email that left needs its words no more, so another of the same first name loses nothing by it.
    table: "outbox_emails",
    whose: (person) => sql`t.status = 'enviado' and ${callsByName("t.payload::text")(person)}`,
    basis: "contrato",
    until: "30 dias depois do envio",
    purpose: "Enviar cada e-mail uma vez",
    erase: {
      set: { payload: () => sql`'{}'::jsonb`, last_error: nothing, trace: nothing },
      stays: "kind ref recipient status stop_path",
    },
    copy: null,
  },
  {
    table: "help_misses",
    whose: (person) => sql`(${refersTo("t.words")(person)} or ${callsByName("t.words")(person)})`,
    basis: "legítimo interesse",
    until: "90 dias",
    purpose: "Saber o que a ajuda não responde",
    erase: "apagar",
    copy: null,
  },
  {
    table: "webhook_events",
    whose: ({ userId }) => sql`exists (select 1 from payment_attempts a join orders o on o.id = a.order_id
      where o.user_id = ${userId} and (strpos(t.body::text, a.provider_order_id) > 0 or strpos(t.body::text, a.provider_charge_id) > 0))`,
    basis: "contrato",
    until: "90 dias; os campos pessoais, 30",
    purpose: "Ouvir da Pagar.me o que houve com um pagamento",
    erase: { set: { body: () => sql`without_person(t.body)`, trace: nothing }, stays: "id type status last_error" },
    copy: null,
  },
  {
    table: "rate_limits",
    whose: ({ userId }) => sql`strpos(t.key, ${userId}) > 0`,
    basis: "legítimo interesse",
    until: "no máximo um dia",
    purpose: "Conter abuso",
    erase: "apagar",
    copy: null,
  },
  {
    table: "announcements",
    whose: ({ userId }) => sql`strpos(t.message, ${userId}) > 0`,
    basis: "contrato",
    until: "10 minutos",
    purpose: "Avisar as páginas abertas do que mudou",
    erase: "apagar",
    copy: null,
  },
  {
    table: "shared_pages",
    // Any public page may name them, and each is drawn again when somebody asks for it.
    whose: () => sql`true`,
    basis: "contrato",
    until: "2 minutos",
    purpose: "Mostrar a todos uma página pública desenhada uma vez",
    erase: "apagar",
    copy: null,
  },
  {
    table: "state_history",
    whose: ofUser("actor"),
    basis: "contrato",
    until: "5 anos",
    purpose: "Contar o que houve com cada pedido",
    erase: { set: {}, stays: "entity entity_id from_state to_state cause actor request_id" },
    copy: { as: "O que você fez", columns: { entity: "O quê", to_state: "Passou a", cause: "Por quê", at: "Quando" } },
  },
];
