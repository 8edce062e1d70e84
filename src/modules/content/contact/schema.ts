import * as z from "zod";
import { emailField, idField, nameField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { CONTACT_TOPICS, type ContactTopic, LONGEST_MESSAGE, SHORTEST_MESSAGE } from "./rules.ts";

const message = textField({ max: LONGEST_MESSAGE, multiline: true, missing: "Escreva a mensagem." }).refine(
  (text) => text.length >= SHORTEST_MESSAGE,
  { error: `Conte um pouco mais: pelo menos ${SHORTEST_MESSAGE} caracteres.` },
);

export const contactInput = z.strictObject({
  nome: nameField,
  email: emailField,
  assunto: z.enum(CONTACT_TOPICS, { error: "Escolha o assunto." }),
  mensagem: message,
  pedido: idField.nullable(),
  /** Left empty by people: they do not see it. */
  site: z.string().max(500).default(""),
  requestKey: idField,
});
export type ContactInput = z.output<typeof contactInput>;

export type ContactRefusal = "order_not_yours";
export type CloseRefusal = "not_found" | "already_done";

/** What the form shows before anything is written. `pedido` is chosen when it is the viewer's. */
export type ContactPage = {
  person: { name: string; email: string } | null;
  orders: { id: string; number: number; at: string; titles: string }[];
  chosen: string | null;
  answer: string;
  answerBy: string;
  hardDays: number;
};

export type OpenContact = {
  id: string;
  number: number;
  topic: ContactTopic;
  isHeld: boolean;
  at: string;
  answerBy: string;
  isLate: boolean;
};

export type ContactWords = { name: string; email: string; body: string; orderNumber: number | null; orderId: string | null };

/** To who wrote: that it arrived, and until when it is answered. */
export const contactReceiptEmail: EmailKind<{ name: string; number: number; topic: ContactTopic; answerBy: string }> = {
  name: "contato.recibo",
};
/** To the platform: that somebody waits. Nothing of the person: that is read on the screen, and reading is written down. */
export const contactArrivedEmail: EmailKind<{ number: number; topic: ContactTopic; answerBy: string }> = {
  name: "contato.chegou",
};
