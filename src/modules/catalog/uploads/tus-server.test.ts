import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { describe, expect, test } from "vitest";

import {
  abandoned,
  BASE,
  call,
  created,
  finished,
  folder,
  metadata,
  METADATA,
  opened,
  send,
  sha256,
  uploads,
} from "./uploads.fixture.ts";

describe("a quem pertence um envio", () => {
  test("B152: outra pessoa não vê, não continua e não cancela, como se não existisse", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    const bia = { "x-person": "bia" };
    for (const answer of [
      await call(target, "HEAD", url, bia),
      await send(target, url, 0, Buffer.alloc(10), bia),
      await call(target, "DELETE", url, bia),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await call(target, "HEAD", url)).headers.get("upload-offset")).toBe("0");
    expect(finished).toEqual([]);
  });

  test("B152: o número de outro envio escondido na busca do endereço não engana a conferência", async () => {
    const target = uploads();
    const victim = await opened(target, 10);
    const own = new URL(await opened(target, 10), BASE);
    const bia = await call(target, "POST", BASE, { "upload-length": "5", "upload-metadata": METADATA, "x-person": "bia" });
    const url = `${bia.headers.get("location")}?/${victim.split("/").at(-1)}`;
    await send(target, url, 0, Buffer.from("abcde"), { "x-person": "bia" });
    expect((await call(target, "HEAD", victim)).headers.get("upload-offset")).toBe("0");
    expect((await call(target, "HEAD", own.pathname)).headers.get("upload-offset")).toBe("0");
    expect(finished.map((upload) => upload.ownerKey)).toEqual(["bia"]);
  });

  test("sem sessão nada é criado nem continuado", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    const nobody = { "x-person": "" };
    expect((await call(target, "POST", BASE, { "upload-length": "5", "upload-metadata": METADATA, ...nobody })).status).toBe(401);
    expect((await call(target, "HEAD", url, nobody)).status).toBe(401);
    expect(created).toHaveLength(1);
  });

  test("o dono declarado nos metadados não vale", async () => {
    const target = uploads();
    const forged = metadata({ productId: "7", filename: "a.pdf", ownerKey: "bia" });
    const answer = await call(target, "POST", BASE, { "upload-length": "5", "upload-metadata": forged });
    expect((await call(target, "HEAD", answer.headers.get("location")!, { "x-person": "bia" })).status).toBe(404);
    expect(created[0]!.ownerKey).toBe("ana");
  });
});

describe("tamanhos", () => {
  test("B153: zero bytes, tamanho desconhecido e mais que o limite são recusados antes do primeiro byte", async () => {
    const target = uploads({ maxBytes: 100 });
    const ask = (headers: Record<string, string>) => call(target, "POST", BASE, { "upload-metadata": METADATA, ...headers });
    expect((await ask({ "upload-length": "0" })).status).toBe(422);
    expect((await ask({ "upload-defer-length": "1" })).status).toBe(400);
    expect((await ask({ "upload-length": "-5" })).status).toBe(400);
    expect((await ask({ "upload-length": "101" })).status).toBe(413);
    expect((await ask({ "upload-length": "100" })).status).toBe(201);
    expect(created).toHaveLength(1);
  });

  test("B152: enviar mais que o declarado é recusado, com ou sem tamanho no pedido", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    expect((await send(target, url, 0, Buffer.alloc(11))).ok).toBe(false);
    expect((await send(target, url, 0, Buffer.alloc(11), { "content-length": "10" })).ok).toBe(false);
    expect(finished).toEqual([]);
  });

  test("B152: a mesma parte duas vezes não entra duas vezes", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    const part = Buffer.from("abcde");
    expect((await send(target, url, 0, part)).status).toBe(204);
    expect((await send(target, url, 0, part)).status).toBe(409);
    expect((await send(target, url, 5, Buffer.from("fghij"))).status).toBe(204);
    expect(finished[0]!.sha256).toBe(sha256(Buffer.from("abcdefghij")));
  });

  test("B153: a cota recusada por quem chama chega como foi dada, e nada fica no disco", async () => {
    const target = uploads({ onCreate: async () => Response.json({ reason: "product_too_large" }, { status: 422 }) });
    const answer = await call(target, "POST", BASE, { "upload-length": "5", "upload-metadata": METADATA });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ reason: "product_too_large" });
    expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
  });
});

describe("o fim de um envio", () => {
  test("se a entrega falha, continuar o envio tenta de novo; depois de entregue, não mais", async () => {
    let failures = 1;
    const target = uploads({
      onFinish: async ({ path: file, ...upload }) => {
        if (failures-- > 0) throw new Error("banco fora do ar");
        finished.push({ ...upload, sha256: sha256(await readFile(file)) });
      },
    });
    const url = await opened(target, 5);
    expect((await send(target, url, 0, Buffer.from("abcde"))).status).toBe(500);
    for (let times = 0; times < 3; times++) {
      const answer = await call(target, "HEAD", url);
      expect(answer.headers.get("upload-offset")).toBe("5");
    }
    expect(finished).toHaveLength(1);
    expect((await send(target, url, 5, Buffer.from("x"))).status).toBe(409);
  });

  test("dez perguntas ao mesmo tempo sobre um envio completo o entregam uma vez", async () => {
    let failures = 1;
    const target = uploads({
      onFinish: async (upload) => {
        if (failures-- > 0) throw new Error("banco fora do ar");
        await new Promise((done) => setTimeout(done, 30));
        finished.push({ ...upload, sha256: "" });
      },
    });
    const url = await opened(target, 5);
    await send(target, url, 0, Buffer.from("abcde"));
    await Promise.all(Array.from({ length: 10 }, () => call(target, "HEAD", url)));
    expect(finished).toHaveLength(1);
  });

  test("B152: o que ficou incompleto por 24 horas é removido e avisado; o recente fica", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    await send(target, url, 0, Buffer.from("abc"));
    expect(await target.removeExpired(new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await target.removeExpired(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    expect(abandoned).toEqual([url.split("/").at(-1)]);
    expect((await call(target, "HEAD", url)).status).toBe(404);
    expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
  });

  test("cancelar remove os bytes e devolve a cota", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    expect((await call(target, "DELETE", url)).status).toBe(204);
    expect(abandoned).toHaveLength(1);
    expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
  });

  test("nenhum envio pode ser lido de volta, nem endereços que não são de envios", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    expect((await call(target, "GET", url)).status).toBe(405);
    for (const odd of ["/uploads/../etc/passwd", "/uploads/abc", `${url}/x`, "/outro/lugar", `${url}.json`]) {
      expect((await call(target, "HEAD", odd)).status).toBe(404);
    }
  });
});
