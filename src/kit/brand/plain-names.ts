import { fold } from "../fold.ts";
import { brand } from "./brand.ts";

const words = (name: string): string[] => fold(name).match(/[a-z0-9]+/g) ?? [];

/** The market's name for use in a file name: "autoria", or "da-autoria" for its own files. */
export const fileBrand = (as: "name" | "of" = "name"): string => words(brand[as]).join("-") || "mercado";

const STATEMENT_LENGTH = 13;

/** The market's name as a card statement prints it, in capital letters and numbers: "AUTORIA". */
export function statementBrand(): string {
  const name = words(brand.name).join(" ").toUpperCase().slice(0, STATEMENT_LENGTH).trim();
  return /[A-Z]/.test(name) ? name : "MERCADO";
}
