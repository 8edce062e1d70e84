import { randomUUID } from "node:crypto";
import type { Method } from "../server-functions.ts";
import { type Door, type Doors, ofProduct } from "./door.ts";

const anyone = (method: Method, data?: Door["data"]): Door => ({ door: "anyone", method, data });

const credentials = { email: "ninguem@exemplo.com.br", password: "uma senha qualquer" };

const SIGNATURE = {
  id: "A".repeat(43),
  clientDataJSON: "eyJ9",
  authenticatorData: "A".repeat(50),
  signature: "A".repeat(90),
  userHandle: null,
};

/** Open to anyone. */
export const ANYONE: Doors = {
  getFrame: anyone("GET"),
  getBecomeAuthor: anyone("GET"),
  getHomePage: anyone("GET"),
  getListing: anyone("GET", () => ({ busca: "a" })),
  getProductPage: anyone("GET", () => ({ slug: "nada" })),
  getStoreList: anyone("GET", () => ({})),
  getStorePage: anyone("GET", () => ({ slug: "nada", search: {} })),
  getVisit: anyone("GET"),
  getContinue: anyone("GET", ({ slug }) => ({ slugs: [slug] })),
  buySharedList: anyone("POST", () => ({ token: "a".repeat(20) })),
  getSharedList: anyone("GET", () => ({ token: "a".repeat(20) })),
  getProfilePage: anyone("GET", () => ({ slug: "nada", search: {} })),
  getQuickView: anyone("GET", () => ({ slug: "nada" })),
  getQuestions: anyone("GET", ({ productId }) => ({ productId, pagina: 1 })),
  reportContent: anyone("POST", () => ({ kind: "produto", ref: "999999999", motivo: "enganoso" })),
  getCouponLanding: anyone("GET", () => ({ code: "NUNCA-HOUVE" })),
  getCouponStanding: anyone("GET", () => ({ code: "NUNCA-HOUVE" })),
  applyCoupon: anyone("POST", () => ({ code: "NUNCA-HOUVE" })),
  removeCoupon: anyone("POST", () => ({ code: "NUNCA-HOUVE" })),
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
  startPasskeySignIn: anyone("POST"),
  signInWithPasskey: anyone("POST", () => ({ assertion: SIGNATURE, isRemembered: true })),
  undoEmailChange: anyone("POST", () => ({ token: "nenhum" })),
  lookUpCep: anyone("GET", () => ({ cep: "36010000" })),
  getReviews: anyone("GET", () => ({ produto: "nada" })),
  getMyReview: anyone("GET", ofProduct),
  getStopLink: anyone("GET", () => ({ token: "nada" })),
  stopLetters: anyone("POST", () => ({ token: "nada", stops: true })),
  keepConsent: anyone("POST", () => ({ isGiven: false, how: "aviso" })),
  suggest: anyone("GET", () => ({ q: "fra" })),
  denyBankChange: anyone("POST", () => ({ token: "nada" })),
  readDenial: anyone("GET", () => ({ token: "nada" })),
  denyWithdrawal: anyone("POST", () => ({ token: "nada" })),
};
