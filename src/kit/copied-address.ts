import { stripInvisible } from "./text.ts";

/**
 * An e-mail or web address as copied: without the invisible characters that pages and chats put around it, without "mailto:" and
 * without the name that mailboxes write before it ("Ana <ana@exemplo.com>").
 */
export function copiedAddress(text: string): string {
  const visible = stripInvisible(text).trim();
  const [, named] = /^[^<>]*<([^<>\s]+@[^<>\s]+)>[,;]?$/.exec(visible) ?? [];
  const address = named ?? visible;
  return /^mailto:/i.test(address) ? (address.slice("mailto:".length).split("?")[0] ?? "") : address;
}
