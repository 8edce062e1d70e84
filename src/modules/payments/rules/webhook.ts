export const WEBHOOK_STATUSES = ["recebido", "processado", "ignorado", "erro", "morto"] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** The state machine of a stored webhook event: move, from states, to state. Any other combination changes nothing. */
export const WEBHOOK_MOVES = {
  processar: { from: ["recebido"], to: "processado" },
  ignorar: { from: ["recebido"], to: "ignorado" },
  falhar: { from: ["recebido"], to: "erro" },
  retomar: { from: ["erro"], to: "recebido" },
  desistir: { from: ["erro"], to: "morto" },
  /** A person replays the event. */
  reviver: { from: ["erro", "morto"], to: "recebido" },
} as const satisfies Record<string, { from: readonly WebhookStatus[]; to: WebhookStatus }>;

export type WebhookMove = keyof typeof WEBHOOK_MOVES;

/** Failures after which an event is retried only when a person replays it. */
export const MOST_WEBHOOK_ATTEMPTS = 10;

/** The state that `move` leads to from `status`; null when the machine has no such transition. */
export function nextWebhook(status: WebhookStatus, move: WebhookMove): WebhookStatus | null {
  const step: { from: readonly WebhookStatus[]; to: WebhookStatus } = WEBHOOK_MOVES[move];
  return step.from.includes(status) ? step.to : null;
}
