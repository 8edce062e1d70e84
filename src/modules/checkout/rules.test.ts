import { describe, expect, it } from "vitest";
import { pixView, type PixAttempt } from "./rules.ts";

const noon = new Date("2026-03-18T15:00:00Z");
const attempt = (over: Partial<PixAttempt> = {}): PixAttempt => ({
  status: "pendente",
  pixCode: "000201",
  expiresAt: new Date(noon.getTime() + 60_000),
  serverNow: noon,
  ...over,
});

describe("o que a página do Pix mostra", () => {
  it("mostra o código vivo até o instante do vencimento, pelo relógio do servidor", () => {
    expect(pixView("aguardando_pagamento", attempt())).toBe("qr_ativo");
    expect(pixView("aguardando_pagamento", attempt({ serverNow: new Date(noon.getTime() + 59_999) }))).toBe("qr_ativo");
    expect(pixView("aguardando_pagamento", attempt({ serverNow: new Date(noon.getTime() + 60_000) }))).toBe("expirado");
  });

  it.each(["desconhecida", "processando", "paga", "superpaga", "subpaga", "um_estado_novo"])(
    "nunca diz que falhou enquanto o banco pode ter o dinheiro: tentativa %s",
    (status) => {
      expect(pixView("aguardando_pagamento", attempt({ status }))).toBe("em_analise");
    },
  );

  it("um código que ninguém viu ainda está sendo gerado, mesmo que o banco não tenha respondido", () => {
    for (const status of ["criada", "enviando", "desconhecida"]) {
      expect(pixView("aguardando_pagamento", attempt({ status, pixCode: null, expiresAt: null }))).toBe("gerando");
    }
  });

  it("oferece outro código quando o banco recusou, não respondeu ou o código acabou", () => {
    expect(pixView("aguardando_pagamento", null)).toBe("sem_codigo");
    for (const status of ["recusada", "nao_existe"]) {
      expect(pixView("aguardando_pagamento", attempt({ status }))).toBe("sem_codigo");
    }
    for (const status of ["expirada", "cancelada"]) {
      expect(pixView("aguardando_pagamento", attempt({ status }))).toBe("expirado");
    }
  });

  it("um pedido pago é pago, qualquer que seja a última tentativa; um pedido encerrado não mostra código", () => {
    expect(pixView("pago", attempt({ status: "expirada" }))).toBe("pago");
    expect(pixView("parcialmente_estornado", null)).toBe("pago");
    expect(pixView("expirado", attempt())).toBe("encerrado");
    expect(pixView("cancelado", attempt())).toBe("encerrado");
  });
});
