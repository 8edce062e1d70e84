const WITHDRAWN = {
  title: "Frações na feira",
  ground: "direitos",
  reason: "As ilustrações são de outra pessoa, que não autorizou.",
};

/** What the emails about what the platform takes down, and to those who look after it, are written with. */
export const MODERATION_FACTS = {
  "teste.texto": {
    key: "conta.senha-nova",
    parts: {
      subject: "Sua senha mudou",
      preview: "Se foi você, está tudo certo.",
      title: "A senha é outra",
      body: "Oi, {{nome}}. Trocaram a senha\nagora há pouco.\n\n{{botao}}\n\n> Não foi você? Fale com a gente.",
      button: "Trocar de novo",
    },
  },
  "operacao.provedor": { area: "pagamentos", cause: "key", detail: "401 Authorization has been denied for this request." },
  "compra.retirada": {
    ...WITHDRAWN,
    orderId: "0199a3c4-0000-7000-8000-000000000001",
    orderNumber: 48_213,
    buyerName: "Marina Teles",
    bundleTitle: null,
    outcome: "devolve",
    amountCents: 3_490,
    method: "pix",
  },
  "material.infectado": {
    authorName: "Helena Prado",
    title: WITHDRAWN.title,
    productId: 12,
    signature: "Win.Test.EICAR_HDB-1",
    names: ["fracoes.pdf"],
    isPaused: true,
  },
  "material.retirado": {
    ...WITHDRAWN,
    authorName: "Helena Prado",
    productId: 12,
    people: 37,
    paidCents: 129_130,
    startsAt: "2026-03-20T12:12:00Z",
  },
  "denuncia.decidida": {
    kind: "produto",
    subject: "Frações na feira",
    upheld: true,
    reason: "O arquivo era de outra pessoa.",
    isTurned: false,
  },
  "advertencia.dada": {
    name: "Helena Prado",
    title: "Frações na feira",
    reason: "As ilustrações são de outra pessoa, que não autorizou.",
    endsAt: "2026-09-16T12:12:00Z",
    active: 2,
    effect: "revisao",
    stopFrom: 3,
  },
  "advertencia.retirada": { name: "Helena Prado", title: null, reason: "Lemos de novo e a loja tinha razão.", active: 0 },
  "perfil.liberado": { name: "Marina Teles", reason: "O nome é mesmo o seu." },
  "lista.ocultada": {
    name: "Marina Teles",
    listName: "Turma do 5º ano",
    reason: "O nome da lista expõe uma criança.",
    listId: "018f0000-0000-7000-8000-000000000000",
  },
  "perfil.bloqueado": { name: "Marina Teles", reason: "O nome ofendia.", profileId: "018f0000-0000-7000-8000-000000000000" },
  "equipe.papeis": {
    name: "Marina Teles",
    by: "Renata Queiroz",
    given: ["Financeiro"],
    taken: ["Suporte"],
    roles: ["Financeiro", "Moderação"],
    reason: "Passa a cuidar dos saques.",
  },
};
