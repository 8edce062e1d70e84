import { useState } from "react";
import { doorMessages } from "#modules/catalog/messages.ts";
import { useForm } from "#ui/use-form.ts";
import { findLeakByCode } from "../functions.ts";
import { leakMessages } from "../messages.ts";
import type { FoundLeak } from "../schema.ts";

const OFFLINE = "Sem conexão. Tente de novo.";
const LIMITED = "Muitas buscas seguidas. Espere um minuto e tente de novo.";

type Place = "arquivo" | "codigo";
export type LeakSearch =
  | { state: "parada" }
  | { state: "procurando"; place: Place }
  | { state: "achou"; place: Place; found: FoundLeak[] }
  | { state: "recusada"; place: Place; problem: string };

/** A search for the purchase behind a found copy: by the file itself, or by the code read on it. */
export function useLeakSearch(onDone: () => void) {
  const [search, setSearch] = useState<LeakSearch>({ state: "parada" });
  const byCode = useForm({ ...doorMessages, limited: LIMITED, ...leakMessages }, OFFLINE, {
    name: "codigo-da-copia",
    fieldOf: { invalid: "codigo" },
  });

  async function searchFile(file: File) {
    setSearch({ state: "procurando", place: "arquivo" });
    setSearch(file.size > 0 ? await sendFile(file) : refused("arquivo", leakMessages.empty));
    onDone();
  }

  async function searchCode(code: string) {
    setSearch({ state: "procurando", place: "codigo" });
    const answer = await byCode.send(() => findLeakByCode({ data: { code } }));
    setSearch(answer ? { state: "achou", place: "codigo", found: answer.value } : { state: "parada" });
    if (answer) onDone();
  }

  return { search, byCode, searchFile, searchCode };
}

const refused = (place: Place, problem: string): LeakSearch => ({ state: "recusada", place, problem });

async function sendFile(file: File): Promise<LeakSearch> {
  const headers = { "content-type": file.type || "application/octet-stream" };
  const answer = await fetch("/procurar-vazamento", { method: "POST", body: file, headers }).catch(() => null);
  if (!answer) return refused("arquivo", OFFLINE);
  if (answer.ok) return { state: "achou", place: "arquivo", found: (await answer.json()) as FoundLeak[] };
  if (answer.status === 429) return refused("arquivo", LIMITED);
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  return refused("arquivo", body.message ?? leakMessages.unreadable);
}
