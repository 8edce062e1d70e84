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

describe("what the Pix page shows", () => {
  it("shows the live code until the instant it expires, by the server's clock", () => {
    expect(pixView("aguardando_pagamento", attempt())).toBe("qr_ativo");
    expect(pixView("aguardando_pagamento", attempt({ serverNow: new Date(noon.getTime() + 59_999) }))).toBe("qr_ativo");
    expect(pixView("aguardando_pagamento", attempt({ serverNow: new Date(noon.getTime() + 60_000) }))).toBe("expirado");
  });

  it.each(["desconhecida", "processando", "paga", "superpaga", "subpaga", "um_estado_novo"])(
    "never says it failed while the bank may have the money: attempt %s",
    (status) => {
      expect(pixView("aguardando_pagamento", attempt({ status }))).toBe("em_analise");
    },
  );

  it("a code nobody has seen is still being generated, even if the bank did not answer", () => {
    for (const status of ["criada", "enviando", "desconhecida"]) {
      expect(pixView("aguardando_pagamento", attempt({ status, pixCode: null, expiresAt: null }))).toBe("gerando");
    }
  });

  it("offers another code when the bank refused, did not answer or the code ran out", () => {
    expect(pixView("aguardando_pagamento", null)).toBe("sem_codigo");
    for (const status of ["recusada", "nao_existe"]) {
      expect(pixView("aguardando_pagamento", attempt({ status }))).toBe("sem_codigo");
    }
    for (const status of ["expirada", "cancelada"]) {
      expect(pixView("aguardando_pagamento", attempt({ status }))).toBe("expirado");
    }
  });

  it("a paid order is paid, whatever the last attempt; a closed order shows no code", () => {
    expect(pixView("pago", attempt({ status: "expirada" }))).toBe("pago");
    expect(pixView("parcialmente_estornado", null)).toBe("pago");
    expect(pixView("expirado", attempt())).toBe("encerrado");
    expect(pixView("cancelado", attempt())).toBe("encerrado");
  });
});
