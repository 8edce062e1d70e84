import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { decodeCsv } from "#kit/read-csv.ts";
import { doorMessages } from "../../messages.ts";
import { checkImportFn, startImportFn } from "../functions.ts";
import { importHref, type ImportSheet } from "../rules/import-page.ts";
import { importMessages } from "../messages.ts";
import { MOST_BYTES } from "../rules/limits.ts";

const OFFLINE = "Sem conexão. Tente de novo.";
const TOO_BIG = "A planilha passa de 2 MB. Divida em partes.";
const LOOK_EVERY_MS = 1_000;

export type SheetSteps = {
  isBusy: boolean;
  problem: string | null;
  send: (file: File) => Promise<void>;
  start: (importId: string) => Promise<void>;
};

/** Sending a spreadsheet and confirming it; while its drafts are being made the page looks again every second. */
export function useSheet(sheet: ImportSheet | null): SheetSteps {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMaking = sheet?.status === "importando";

  useEffect(() => {
    if (!isMaking) return undefined;
    const clock = setInterval(() => void router.invalidate(), LOOK_EVERY_MS);
    return () => clearInterval(clock);
  }, [isMaking, router]);

  async function attempt(step: () => Promise<string | null>) {
    setBusy(true);
    setProblem(null);
    setProblem(await step().catch(() => OFFLINE));
    setBusy(false);
  }

  const send = (file: File) =>
    attempt(async () => {
      if (file.size > MOST_BYTES) return TOO_BIG;
      const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
      const answer = await checkImportFn({ data: { fileName: file.name, text } });
      if (!answer.ok) return wordsOf(answer.reason);
      await router.navigate({ href: importHref({ planilha: answer.value.importId }) });
      return null;
    });

  const start = (importId: string) =>
    attempt(async () => {
      const answer = await startImportFn({ data: { importId } });
      if (!answer.ok) return wordsOf(answer.reason);
      await router.invalidate({ sync: true });
      return null;
    });

  return { isBusy, problem, send, start };
}

const wordsOf = (reason: string): string =>
  ({ ...doorMessages, ...importMessages })[reason as keyof typeof importMessages] ?? doorMessages.unavailable;
