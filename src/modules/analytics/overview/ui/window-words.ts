import type { WindowName } from "../rules/windows.ts";

export const WINDOW_WORDS: Record<WindowName, string> = { hoje: "Hoje", "7": "7 dias", "30": "30 dias" };

/** "ontem R$ 12,00" beside today, "antes R$ 12,00" beside the others. */
export const formerWords = (name: WindowName, text: string): string => `${name === "hoje" ? "ontem" : "antes"} ${text}`;
