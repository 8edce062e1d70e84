import { randomUUID } from "node:crypto";
import { admin, type Doors } from "./door.ts";

const TYPED_BRAND = {
  name: "Minha feira",
  article: "a",
  accent: "",
  accentDark: "",
  heroTitle: "",
  heroText: "",
  tagline: "",
  description: "",
};

/** What the operator sets, and the health of the system. */
export const SYSTEM: Doors = {
  getSwitches: admin("GET"),
  getSettings: admin("GET"),
  turnSwitchFn: admin("POST", () => ({ what: "compras", isOn: false, aviso: "", motivo: "quero mexer" })),
  changeSettingsFn: admin("POST", () => ({ key: "commission", values: { basisPoints: "0" }, motivo: "quero mexer" })),
  getBrand: admin("GET"),
  getOpening: admin("GET"),
  tryLogo: admin("POST", () => ({ file: "" })),
  changeBrandFn: admin("POST", () => ({ typed: TYPED_BRAND, motivo: "quero mexer" })),
  resetBrandFn: admin("POST", () => ({ motivo: "quero mexer" })),
  getSystemHealth: admin("GET"),
  getLedgerCheck: admin("GET"),
  getReconciliation: admin("GET"),
  getIncidents: admin("GET"),
  getAntivirus: admin("GET"),
  releaseInfectedFn: admin("POST", () => ({ infectedId: randomUUID(), motivo: "quero mexer" })),
  undoReleaseFn: admin("POST", () => ({ infectedId: randomUUID(), motivo: "quero mexer" })),
  settleFindingFn: admin("POST", () => ({ findingId: 1, motivo: "Quero fechar um achado que não é meu." })),
  getWebhooks: admin("GET"),
  getTroubledJobs: admin("GET"),
  getStuckEmails: admin("GET"),
  getOpenDisputes: admin("GET"),
  getAudit: admin("GET"),
  replayWebhookFn: admin("POST", () => ({ eventId: "hook_x", motivo: "quero mexer" })),
  retryJob: admin("POST", () => ({ queue: "mail.send", jobId: randomUUID(), motivo: "quero mexer" })),
  resendEmail: admin("POST", () => ({ emailId: randomUUID(), motivo: "quero mexer" })),
  reindexSearchFn: admin("POST", () => ({ motivo: "quero mexer" })),
};
