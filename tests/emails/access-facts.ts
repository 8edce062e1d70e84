const ORDER = { orderId: "0199a3c4-0000-7000-8000-000000000001", orderNumber: 48_213 };

/** What the emails about the files of a purchase are written with. */
export const ACCESS_FACTS: Record<string, object> = {
  "pedido.acesso_mudou": {
    ...ORDER,
    buyerName: "Marina Teles",
    title: "Frações na feira",
    isOpen: false,
    by: "Helena Prado",
    reason: "O material foi comprado por engano, como combinamos.",
  },
  "pedido.acesso": {
    orderId: ORDER.orderId,
    orderNumber: ORDER.orderNumber,
    buyerName: "Marina Teles",
    authorName: "Helena Prado",
    titles: ["Frações na feira", "Sequência didática de leitura"],
  },
};

/** What a buyer agreed to. */
export const CONTRACT = {
  totalCents: 3_490,
  termsVersion: "2026-01",
  lines: [
    {
      title: "Frações na feira",
      license: "turmas",
      paidCents: 3_490,
      returnDays: 30,
      seller: {
        authorName: "Helena Prado",
        legalName: "Helena Prado Materiais Ltda.",
        document: "11.222.333/0001-81",
        place: "Juiz de Fora, MG",
      },
    },
  ],
};
