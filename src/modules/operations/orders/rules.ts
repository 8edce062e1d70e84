import { parseCnpj, parseCpf } from "#kit/cpf-cnpj.ts";
import { isUuid } from "#kit/id.ts";

/** What an admin may be looking an order up by. */
export type OrderNeedle =
  | { by: "email"; value: string }
  | { by: "document"; value: string }
  | { by: "provider"; value: string }
  | { by: "id"; value: string }
  | { by: "number"; value: number }
  | { by: "words"; value: string };

/** Reads what was typed in the one search box: everything it may mean, the most certain alone. */
export function readNeedle(typed: string): OrderNeedle[] {
  const text = typed.trim();
  if (text === "") return [];
  if (text.includes("@")) return [{ by: "email", value: text.toLowerCase() }];
  if (/^(ch|or|tran|pay)_[A-Za-z0-9]{4,60}$/.test(text)) return [{ by: "provider", value: text }];
  if (isUuid(text.toLowerCase())) return [{ by: "id", value: text.toLowerCase() }];
  const document = parseCpf(text) ?? parseCnpj(text);
  if (document) return [{ by: "document", value: document }];
  const number = /^(?:pedido )?#?([\d.]{1,15})$/i.exec(text)?.[1]?.replaceAll(".", "");
  return number ? [{ by: "number", value: Number(number) }] : [{ by: "words", value: text }];
}
