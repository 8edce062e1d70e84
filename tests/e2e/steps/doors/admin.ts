import { randomUUID } from "node:crypto";
import type { Method } from "../server-functions.ts";
import { type Door, type Doors, ofOrder } from "./door.ts";

const admin = (method: Method, data?: Door["data"]): Door => ({ door: "admin", method, data });

/** For admins. */
export const ADMINS: Doors = {
  getRequests: admin("GET", () => ({})),
  getRequest: admin("GET", () => ({ requestId: randomUUID() })),
  startRequestReview: admin("POST", () => ({ requestId: randomUUID() })),
  markRequestItem: admin("POST", () => ({ requestId: randomUUID(), item: "amostra", mark: "conferido" })),
  askRequestChanges: admin("POST", () => ({ requestId: randomUUID(), asks: [{ item: "amostra", note: "quero mexer" }] })),
  approveRequest: admin("POST", () => ({ requestId: randomUUID() })),
  refuseRequest: admin("POST", () => ({ requestId: randomUUID(), motivo: "quero mexer nisso" })),
  getModerationQueue: admin("GET"),
  decideReport: admin("POST", () => ({ reportId: randomUUID(), decision: "acolher", motivo: "quero mexer" })),
  decideHeldQuestion: admin("POST", () => ({ questionId: randomUUID(), decision: "publicar", motivo: "quero mexer" })),
  getHeldReviews: admin("GET"),
  decideHeldReview: admin("POST", () => ({ reviewId: randomUUID(), aprova: true, motivo: "quero mexer" })),
  getWithdrawalsToDecide: admin("GET"),
  decideWithdrawal: admin("POST", () => ({ withdrawalId: randomUUID(), decision: "aprovar", reason: "quero o dinheiro" })),
  enterMachineRoom: admin("GET"),
  getMachineHeader: admin("GET"),
  getLedgerCheck: admin("GET"),
  getReconciliation: admin("GET"),
  getWebhooks: admin("GET"),
  getTroubledJobs: admin("GET"),
  getStuckEmails: admin("GET"),
  getOpenDisputes: admin("GET"),
  getAudit: admin("GET"),
  getAdminOrders: admin("GET", () => ({ busca: "cliente@demo.test" })),
  getAdminOrder: admin("GET", ofOrder),
  previewOrderRefund: admin("GET", ofOrder),
  refundOrder: admin("POST", ({ orderId }) => ({ orderId, itemIds: [randomUUID()], reason: "quero mexer" })),
  decideRefund: admin("POST", () => ({ refundId: randomUUID(), approves: true, reason: "quero mexer" })),
  settleByHand: admin("POST", () => ({ refundId: randomUUID(), paidBy: "plataforma", note: "quero mexer" })),
  correctEmailOfOrder: admin("POST", ({ orderId }) => ({ orderId, email: "tomado@exemplo.com.br", motivo: "quero mexer" })),
  readOrderMessages: admin("POST", ({ orderId }) => ({ orderId, motivo: "quero mexer" })),
  revealBuyer: admin("POST", ({ orderId }) => ({ orderId, motivo: "quero ver" })),
  recordDispute: admin("POST", ({ orderId }) => ({ orderId, ato: "avisar", motivo: "quero mexer" })),
  replayWebhook: admin("POST", () => ({ eventId: "hook_x", motivo: "quero mexer" })),
  retryJob: admin("POST", () => ({ queue: "mail.send", jobId: randomUUID(), motivo: "quero mexer" })),
  resendEmail: admin("POST", () => ({ emailId: randomUUID(), motivo: "quero mexer" })),
};
