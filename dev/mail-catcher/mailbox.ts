import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";

export type CaughtMail = { id: string; to: string; subject: string; text: string; html: string; at: string };
type Caught = { mail: CaughtMail; recipients: string[]; messageId: string | undefined };

const ROOM = 2_000;

/** Keeps the last 2,000 messages in memory, newest first. */
export class Mailbox {
  #caught: Caught[] = [];

  /** Like a real mailbox, a message delivered again (same Message-ID and recipients) is kept once. */
  async receive(raw: Uint8Array, recipients: string[], now: Date): Promise<void> {
    const letter = await PostalMime.parse(raw);
    const to = recipients.join(", ");
    const isAgain = (one: Caught) => one.messageId !== undefined && one.messageId === letter.messageId && one.mail.to === to;
    if (this.#caught.some(isAgain)) return;
    this.#caught.unshift({
      mail: {
        id: randomUUID(),
        to,
        subject: letter.subject ?? "",
        text: letter.text ?? "",
        html: letter.html ?? "",
        at: now.toISOString(),
      },
      recipients: recipients.map((address) => address.toLowerCase()),
      messageId: letter.messageId,
    });
    this.#caught.length = Math.min(this.#caught.length, ROOM);
  }

  /** All of them, or those sent to one address. */
  list(to?: string): CaughtMail[] {
    const address = to?.toLowerCase();
    return this.#caught.filter(({ recipients }) => address === undefined || recipients.includes(address)).map(({ mail }) => mail);
  }

  find(id: string): CaughtMail | null {
    return this.list().find((mail) => mail.id === id) ?? null;
  }

  clear(): void {
    this.#caught = [];
  }
}
