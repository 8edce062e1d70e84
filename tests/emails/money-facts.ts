const WHERE = { device: "Chrome no Windows", network: "203.0.113" };
const SUM = { amountCents: 152_300, feeCents: 367, netCents: 151_933, account: "341 · Itaú, agência 0912, conta •••• 87-7" };
const BOLETO = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48_213,
  buyerName: "Marina Teles",
  totalCents: 6_090,
  items: [
    { title: "Frações na feira", authorName: "Helena Prado", paidCents: 3_490 },
    { title: "30 riscos botânicos", authorName: "Costura Reta", paidCents: 2_600 },
  ],
  line: "23793381286000000000300000000401196300000060900",
  url: null,
  dueAt: "2026-03-21T02:59:59Z",
};

/** What the e-mails of boletos, withdrawals and bank accounts are written with. */
export const MONEY_FACTS: Record<string, object> = {
  "pedido.boleto": BOLETO,
  "pedido.boleto.lembrete": BOLETO,
  "saque.confirmar": {
    ...SUM,
    ...WHERE,
    name: "Helena Prado",
    token: "Tok_en-123",
    denial: "Ne_ga-456",
    requestedAt: "2026-03-18T12:12:00Z",
    minutes: 30,
  },
  "saque.automatico": {
    name: "Helena Prado",
    news: "ligado",
    frequency: "semanal",
    leastCents: 10_000,
    account: "Itaú Unibanco (341), agência 0912, conta •••• 4418-7",
    block: null,
  },
  "saque.andamento": { ...SUM, name: "Helena Prado", news: "pago", problem: null },
  "recebedor.email-trocado": { name: "Helena Prado", newEmail: "f•••@helena.example" },
  "conta-bancaria.aviso": {
    ...WHERE,
    name: "Helena Prado",
    news: "pedida",
    account: SUM.account,
    previous: "001 · Banco do Brasil, agência 1234, conta •••• 21-0",
    usableFrom: "2026-03-21T12:12:00Z",
    requestedAt: "2026-03-18T12:12:00Z",
    denial: "Ne_ga-456",
    problem: null,
  },
};
