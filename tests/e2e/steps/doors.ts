import { randomUUID } from "node:crypto";
import type { Method } from "./server-functions.ts";

export type Belongings = {
  orderId: string;
  entitlementId: string;
  productId: number;
  slug: string;
  title: string;
  fileId: string;
  fileName: string;
};

type Door = {
  /** Who may go in: anyone, people signed in, people with a store, admins. */
  door: "anyone" | "buyer" | "author" | "admin";
  method: Method;
  /** A well-formed call that names what belongs to somebody else, where the function takes names at all. */
  data?: (theirs: Belongings) => unknown;
};

const anyone = (method: Method, data?: Door["data"]): Door => ({ door: "anyone", method, data });
const buyer = (method: Method, data?: Door["data"]): Door => ({ door: "buyer", method, data });
const author = (method: Method, data?: Door["data"]): Door => ({ door: "author", method, data });
const admin = (method: Method, data?: Door["data"]): Door => ({ door: "admin", method, data });

const ofOrder: Door["data"] = ({ orderId }) => ({ orderId });
const ofProduct: Door["data"] = ({ productId }) => ({ productId });
const ofFile: Door["data"] = ({ productId, fileId }) => ({ productId, fileId });
const credentials = { email: "ninguem@exemplo.com.br", password: "uma senha qualquer" };
const EMPTY_FORM = {
  title: "Tomado",
  promise: "",
  kind: "",
  description: { type: "doc", content: [] },
  categoryId: null,
  priceCents: 100,
  isFree: false,
  license: "pessoal",
  paper: "menta",
  tags: [],
};

/** Every server function there is. One that is built and not here fails the journey. */
export const DOORS: Record<string, Door> = {
  getFrame: anyone("GET"),
  getHomePage: anyone("GET"),
  getListing: anyone("GET", () => ({ busca: "a" })),
  getProductPage: anyone("GET", () => ({ slug: "nada" })),
  getStoreList: anyone("GET", () => ({})),
  getReviews: anyone("GET", () => ({ produto: "nada" })),
  getMyReview: anyone("GET", ofProduct),
  getReviewInvites: buyer("GET", ofOrder),
  writeReview: buyer("POST", ({ productId }) => ({ productId: productId + 1_000_000_000, nota: 1, texto: "" })),
  editReview: buyer("POST", ({ productId }) => ({ productId, nota: 1, texto: "" })),
  removeReview: buyer("POST", ofProduct),
  markHelpful: buyer("POST", () => ({ reviewId: randomUUID(), isHelpful: true })),
  getAuthorReviews: author("GET", () => ({})),
  getReviewTrend: author("GET"),
  replyToReview: author("POST", () => ({ reviewId: randomUUID(), texto: "Tomada." })),
  getHeldReviews: admin("GET"),
  decideHeldReview: admin("POST", () => ({ reviewId: randomUUID(), aprova: true, motivo: "quero mexer" })),
  readReminderStop: anyone("GET", () => ({ token: "nada" })),
  stopReviewReminders: anyone("POST", () => ({ token: "nada", stops: true })),
  getStorePage: anyone("GET", () => ({ slug: "nada", search: {} })),
  getVisit: anyone("GET"),
  readCart: anyone("GET"),
  addToCart: anyone("POST", ofProduct),
  removeFromCart: anyone("POST", ofProduct),
  getCheckout: anyone("GET"),
  placeOrder: anyone("POST", () => ({ name: "Alguém Qualquer", expectedTotalCents: 0, requestKey: randomUUID() })),
  openLoginPage: anyone("GET", () => ({ token: null })),
  signUp: anyone("POST", () => ({ ...credentials, name: "" })),
  signInWithPassword: anyone("POST", () => ({ ...credentials, isRemembered: false })),
  signInWithCode: anyone("POST", () => ({ email: credentials.email, code: "000000" })),
  requestCode: anyone("POST", () => ({ email: "" })),
  requestReset: anyone("POST", () => ({ email: "" })),
  resetPassword: anyone("POST", () => ({ token: "nenhum", password: credentials.password })),
  signOut: anyone("POST"),
  signInWithSecondStep: anyone("POST", () => ({ ticket: "nenhum", code: "000000", remembersBrowser: false })),
  getSecondStep: buyer("GET"),
  confirmIdentity: buyer("POST", () => ({ password: credentials.password })),
  startSecondStep: buyer("POST"),
  enableSecondStep: buyer("POST", () => ({ code: "000000" })),
  renewRecoveryCodes: buyer("POST"),
  disableSecondStep: buyer("POST"),
  getPixPage: buyer("GET", ofOrder),
  getOrderProgress: buyer("GET", ofOrder),
  getOrderPayment: buyer("GET", ofOrder),
  payOrder: buyer("POST", ({ orderId }) => ({ orderId, payment: { method: "pix" } })),
  cancelOrder: buyer("POST", ofOrder),
  listCards: buyer("GET"),
  getCardForm: buyer("GET"),
  saveCard: buyer("POST", () => ({ cardToken: "token_inexistente" })),
  renameCard: buyer("POST", () => ({ cardId: randomUUID(), nickname: "" })),
  makeDefaultCard: buyer("POST", () => ({ cardId: randomUUID() })),
  removeCard: buyer("POST", () => ({ cardId: randomUUID() })),
  checkPayment: buyer("POST", ofOrder),
  getLibrary: buyer("GET", () => ({})),
  getOrderPage: buyer("GET", ofOrder),
  regretPurchase: buyer("POST", ofOrder),
  reportProblem: buyer("POST", ({ orderId }) => ({ orderId, itemId: randomUUID(), problem: "outro", text: "quero mexer nisto" })),
  escalateProblem: buyer("POST", () => ({ refundId: randomUUID() })),
  resendReceipt: buyer("POST", ofOrder),
  getPanelFrame: buyer("GET"),
  getOverview: buyer("GET"),
  getSales: author("GET", () => ({ situacao: "todas" })),
  getBalance: author("GET"),
  refreshBalance: author("POST"),
  getStatement: author("GET", () => ({ tipo: "vendas" })),
  getMaterials: author("GET", () => ({})),
  getMaterialPage: author("GET", ofProduct),
  getWorkingFiles: author("GET", ofProduct),
  createDraft: author("POST"),
  saveDraft: author("POST", ({ productId }) => ({ productId, revision: 1, form: EMPTY_FORM })),
  publishMaterial: author("POST", ({ productId }) => ({ productId, revision: 1, form: EMPTY_FORM, declared: true })),
  renameFile: author("POST", (theirs) => ({ ...(ofFile(theirs) as object), name: "tomado.pdf" })),
  removeFile: author("POST", ofFile),
  orderFiles: author("POST", ({ productId, fileId }) => ({ productId, fileIds: [fileId] })),
  choosePreviews: author("POST", ({ productId, fileId }) => ({ productId, pages: [{ fileId, pageNumber: 1 }] })),
  setCoverFromFile: author("POST", ofFile),
  clearCover: author("POST", ofProduct),
  pauseProduct: author("POST", ofProduct),
  resumeProduct: author("POST", ofProduct),
  archiveProduct: author("POST", ofProduct),
  unarchiveProduct: author("POST", ofProduct),
  undoArchive: author("POST", ofProduct),
  getPaymentsPage: author("GET"),
  saveRegistration: author("POST", () => ({ form: {} })),
  becomeRecipient: author("POST", () => ({ form: {} })),
  makeKycLink: author("POST"),
  refreshRecipient: author("POST"),
  saveStorePayments: author("POST", () => ({
    acceptsPix: true,
    acceptsCard: true,
    maxInstallments: 12,
    interestFreeUpTo: 1,
    statementName: "",
  })),
  getBankSection: author("GET"),
  requestBankChange: author("POST", () => ({ form: {} })),
  cancelBankChange: author("POST"),
  denyBankChange: anyone("POST", () => ({ token: "nada" })),
  getSaleDispute: author("GET", ofOrder),
  previewSaleRefund: author("GET", ofOrder),
  refundSale: author("POST", ({ orderId }) => ({ orderId, itemIds: [randomUUID()], reason: "quero mexer" })),
  answerProblem: author("POST", () => ({ refundId: randomUUID(), agrees: true, reason: "quero mexer" })),
  addDisputeWords: author("POST", ({ orderId }) => ({ orderId, palavras: "Tomado." })),
  getTransfer: author("GET"),
  requestWithdrawal: author("POST", () => ({ amount: "20,00" })),
  cancelWithdrawal: author("POST", () => ({ withdrawalId: randomUUID() })),
  getWithdrawal: author("GET", () => ({ token: "nada" })),
  followWithdrawal: author("GET", () => ({ token: "nada" })),
  confirmWithdrawal: author("POST", () => ({ token: "nada" })),
  readDenial: anyone("GET", () => ({ token: "nada" })),
  denyWithdrawal: anyone("POST", () => ({ token: "nada" })),
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
  revealBuyer: admin("POST", ({ orderId }) => ({ orderId, motivo: "quero ver" })),
  recordDispute: admin("POST", ({ orderId }) => ({ orderId, ato: "avisar", motivo: "quero mexer" })),
  replayWebhook: admin("POST", () => ({ eventId: "hook_x", motivo: "quero mexer" })),
  retryJob: admin("POST", () => ({ queue: "mail.send", jobId: randomUUID(), motivo: "quero mexer" })),
  resendEmail: admin("POST", () => ({ emailId: randomUUID(), motivo: "quero mexer" })),
};
