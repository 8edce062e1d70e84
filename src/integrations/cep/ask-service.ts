import * as z from "zod";
import { parseUf } from "#kit/uf.ts";
import type { CepAnswer } from "./types.ts";

const MOST_WAIT_MS = 1_500;
const MOST_LETTERS = 4_000;

const line = z.string().max(200).nullish();
const wire = z.object({ logradouro: line, bairro: line, localidade: line, uf: line, erro: z.unknown().optional() });

/**
 * Asks a service that speaks ViaCEP's words (`GET {url}/{cep}/json/`). Null when it is away, slow, or says what cannot be read:
 * a look-up never holds anybody.
 */
export async function askService(url: string, cep: string): Promise<CepAnswer | null> {
  try {
    const answer = await fetch(`${url.replace(/\/$/, "")}/${cep}/json/`, {
      redirect: "error",
      signal: AbortSignal.timeout(MOST_WAIT_MS),
      headers: { accept: "application/json" },
    });
    if (answer.status === 404) return { found: null, missing: true };
    const text = await answer.text();
    if (!answer.ok || text.length > MOST_LETTERS) return null;
    const place = wire.parse(JSON.parse(text));
    if (place.erro === true || place.erro === "true") return { found: null, missing: true };
    const uf = parseUf(place.uf ?? "");
    if (!uf) return null;
    return { found: { uf, city: place.localidade || null, district: place.bairro || null, street: place.logradouro || null } };
  } catch {
    return null;
  }
}
