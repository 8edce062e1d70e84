import { encode } from "./server-functions.ts";

type Garbage = { payload: string | undefined; headers?: Record<string, string> };

const DEEP = 2_000;

/** Bodies no page of ours sends: wrong types, prototype tricks, depth, width, half-written JSON, other formats. */
export const GARBAGE: Record<string, Garbage> = {
  "sem corpo": { payload: undefined },
  "JSON cortado": { payload: '{"t":{"t":10,"i":0,"p":{"k":["da' },
  "JSON que não é uma chamada": { payload: '{"data":{"productId":1}}' },
  "um número solto": { payload: "7" },
  "nós de tipos que não existem": { payload: '{"t":{"t":999,"i":0},"f":127,"m":[]}' },
  "texto no lugar do objeto": { payload: JSON.stringify(encode({ data: "x".repeat(5_000) })) },
  "lista no lugar do objeto": { payload: JSON.stringify(encode({ data: Array.from({ length: 2_000 }, (_, n) => n) })) },
  "nulo no lugar do objeto": { payload: JSON.stringify(encode({ data: null })) },
  "campos a mais": {
    payload: JSON.stringify(
      encode({ data: { productId: 1, orderId: "x", roles: ["admin"], storeId: 1, status: "publicado", priceCents: -1 } }),
    ),
  },
  "objetos nos campos": {
    payload: JSON.stringify(
      encode({
        data: {
          productId: {},
          orderId: { $ne: null },
          email: ["a"],
          code: {},
          password: {},
          slug: {},
          search: [],
          token: {},
          form: 7,
        },
      }),
    ),
  },
  "números impossíveis": { payload: JSON.stringify(encode({ data: { productId: 2 ** 53, revision: 1e308, pagina: -1 } })) },
  "__proto__ e constructor": {
    payload:
      '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":10,"i":1,"p":{"k":["__proto__","constructor"],"v":[{"t":2,"s":0},{"t":2,"s":0}]},"o":0}]},"o":0},"f":127,"m":[]}',
  },
  "muito fundo": { payload: deep() },
  "data, mapa e número enorme": {
    payload:
      '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":10,"i":1,"p":{"k":["productId","email","orderId"],"v":[{"t":3,"s":"9007199254740993"},{"t":5,"i":2,"s":"2026-01-01T00:00:00.000Z"},{"t":8,"i":3,"e":{"k":[],"v":[]}}]},"o":0}]},"o":0},"f":127,"m":[]}',
  },
  "um formulário": { payload: "productId=1&email=x", headers: { "content-type": "application/x-www-form-urlencoded" } },
  "um tipo sem nome": { payload: "\u0000\u0001", headers: { "content-type": "text/plain" } },
};

function deep(): string {
  const open = '{"t":10,"i":0,"p":{"k":["data"],"v":[';
  return `{"t":${open.repeat(DEEP)}{"t":2,"s":0}${']},"o":0}'.repeat(DEEP)},"f":127,"m":[]}`;
}
