export const ACT_STATES = ["esperando", "feito", "recusado", "retirado", "vencido", "impedido"] as const;
export type ActStatus = (typeof ACT_STATES)[number];

/** The machine of an act that waits: it is answered once, in one of these ways, and nothing moves it afterwards. */
export const ACT_ENDS = {
  confirmar: "feito",
  recusar: "recusado",
  retirar: "retirado",
  vencer: "vencido",
  /** Confirmed, and refused by its own checks: something changed since it was asked. */
  impedir: "impedido",
} as const satisfies Record<string, ActStatus>;
export type ActEnd = keyof typeof ACT_ENDS;

/** How long an act waits for another owner. */
export const ACT_HOURS = 48;
