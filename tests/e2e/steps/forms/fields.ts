import type { Locator } from "@playwright/test";

export type FieldFacts = {
  /** Its mark on the page. */
  mark: string;
  label: string;
  name: string;
  tag: string;
  type: string;
  mode: string;
  autoComplete: string;
  isMoney: boolean;
  /** Of the card, which is kept nowhere. */
  isOfCard: boolean;
  isOptional: boolean;
  maxLength: number;
  value: string;
};

const WRITABLE =
  "input:not([type=checkbox],[type=radio],[type=file],[type=hidden],[type=range],[type=color],[type=submit],[readonly],[tabindex='-1']), textarea:not([readonly])";

/** The fields of a form that can be written in now, each marked so that it is found again. */
export const fieldsOf = (form: Locator): Promise<FieldFacts[]> =>
  form.evaluate((root, writable) => {
    const shown = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(writable)].filter(
      (field) => field.checkVisibility({ visibilityProperty: true }) && !field.disabled && field.closest("[data-form]") === root,
    );
    return shown.map((field) => {
      const mark = field.getAttribute("data-journey") ?? crypto.randomUUID();
      field.setAttribute("data-journey", mark);
      const label = field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? "";
      return {
        mark,
        label: label.replace(/\s*\(opcional\)/, "").trim(),
        name: field.name,
        tag: field.tagName,
        type: field.type,
        mode: field.inputMode,
        autoComplete: field.getAttribute("autocomplete") ?? "",
        isMoney: field.previousElementSibling?.textContent === "R$",
        isOfCard: field.form?.getAttribute("data-form") === "cartao",
        isOptional: label.includes("(opcional)"),
        maxLength: field.maxLength,
        value: field.value,
      };
    });
  }, WRITABLE);

export type Kind =
  | "document"
  | "phone"
  | "cep"
  | "card"
  | "expiry"
  | "cvv"
  | "code"
  | "date"
  | "nativeDate"
  | "money"
  | "number"
  | "email"
  | "url"
  | "password"
  | "text";

/** What a field is for, as a person reads it. */
export function kindOf({ type, mode, name, label, autoComplete, isMoney }: FieldFacts): Kind {
  const said = `${name} ${label}`;
  if (type === "password") return "password";
  if (type === "date" || type === "datetime-local" || type === "time") return "nativeDate";
  if (type === "email" || mode === "email") return "email";
  if (type === "url" || mode === "url") return "url";
  if (isMoney) return "money";
  if (/cc-number/.test(autoComplete)) return "card";
  if (/cc-exp/.test(autoComplete)) return "expiry";
  if (/cc-csc/.test(autoComplete)) return "cvv";
  if (/one-time-code/.test(autoComplete)) return "code";
  if (/postal-code/.test(autoComplete) || /\bCEP\b/.test(label)) return "cep";
  if (mode === "tel" || /telefone/i.test(said)) return "phone";
  if (/\bCPF\b|\bCNPJ\b|document/i.test(said)) return "document";
  if (mode === "numeric" && /data|nascimento|abertura/i.test(label)) return "date";
  if (mode === "numeric" || mode === "decimal") return "number";
  return "text";
}

/** What is typed key by key. */
export const TYPED: Record<Kind, string> = {
  document: "52998224725",
  phone: "32999990000",
  cep: "36010000",
  card: "4000000000000010",
  expiry: "1231",
  cvv: "123",
  code: "12345",
  date: "12031988",
  nativeDate: "12032027",
  money: "3490",
  number: "12",
  email: "pessoa.qualquer@exemplo.com.br",
  url: "https://exemplo.com.br/pasta",
  password: "tamarindo azul na varanda",
  text: "Marina d'Ávila Nº 4",
};

/** What is pasted as other programs copy it, and what a person means by it. */
export const PASTED: Partial<Record<Kind, [dirty: string, meant: string][]>> = {
  document: [
    ["CPF: 529 982 247-25", "529.982.247-25"],
    ["\u200b529.982.247\u201125\u00a0", "529.982.247-25"],
  ],
  phone: [["+55 (32) 9 9999-0000\u00a0", "(32) 99999-0000"]],
  cep: [["CEP: 36.010-000\u200b", "36010-000"]],
  card: [[" 4000-0000-0000-0010\u00a0", "4000 0000 0000 0010"]],
  expiry: [["12/2031", "12/31"]],
  cvv: [["cvv 123\u200b", "123"]],
  code: [["Código: 123 45\u200b", "12345"]],
  date: [
    ["1988-03-12", "12/03/1988"],
    ["nascida em 12/3/1988", "12/03/1988"],
  ],
  money: [
    ["R$ 1.234,5", "1.234,50"],
    ["R$\u00a01.234,56\u200b", "1.234,56"],
  ],
  email: [
    [" fulano@exemplo.com.br\u200b", "fulano@exemplo.com.br"],
    ["Fulano <fulano@exemplo.com.br>", "fulano@exemplo.com.br"],
    ["mailto:fulano@exemplo.com.br\u00a0", "fulano@exemplo.com.br"],
  ],
  url: [[" https://exemplo.com.br/pasta\u200b\u00a0", "https://exemplo.com.br/pasta"]],
};

/** A number as a field of `maxLength` or fewer digits shows it. */
export const isNumberPasted = (shown: string): boolean => /^12?(,0)?$/.test(shown);
