import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dropMessageFile, getFileStates } from "../functions.ts";
import { uploadMessages } from "../messages.ts";
import { messageLimits, refusalOfFile } from "../rules.ts";
import { type Sending, sendFile } from "./send-file.ts";

export type Picked = {
  key: string;
  file: File;
  step: "sending" | "checking" | "ready" | "failed";
  share: number;
  fileId: string | null;
  problem: string;
};

const LOOK_MS = 1_500;

/** Files on their way into a message: sent at once, then looked at by the platform; only the ready ones go. */
export function useAttachments(thread: { orderId: string; storeId: number }) {
  const [picked, setPicked] = useState<Picked[]>([]);
  const sendings = useRef(new Map<string, Sending>());

  const change = (key: string, values: Partial<Picked>) =>
    setPicked((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));

  function start(key: string, file: File): void {
    const sending = sendFile(thread, file, (share) => change(key, { share }));
    sendings.current.set(key, sending);
    void sending.done.then((answer) => {
      sendings.current.delete(key);
      if ("fileId" in answer) change(key, { step: "checking", fileId: answer.fileId });
      else change(key, { step: "failed", problem: answer.problem });
    });
  }

  function add(files: File[]): void {
    for (const file of files) {
      const key = crypto.randomUUID();
      const loose = picked.filter((one) => one.step !== "failed").length + files.indexOf(file);
      const refusal = refusalOfFile(file.size, { loose, bytes: 0 });
      const problem = refusal ? uploadMessages[refusal] : "";
      setPicked((before) => [...before, { key, file, step: refusal ? "failed" : "sending", share: 0, fileId: null, problem }]);
      if (!refusal) start(key, file);
    }
  }

  function remove({ key, fileId }: Picked): void {
    sendings.current.get(key)?.stop();
    sendings.current.delete(key);
    setPicked((before) => before.filter((one) => one.key !== key));
    if (fileId) void dropMessageFile({ data: { fileId } }).catch(() => undefined);
  }

  const checking = picked.flatMap((one) => (one.step === "checking" && one.fileId ? [one.fileId] : []));
  const look = useEffectEvent(async () => {
    const answer = await getFileStates({ data: { fileIds: checking.slice(0, messageLimits.filesPerMessage) } }).catch(() => null);
    if (!answer || !("files" in answer)) return;
    for (const { id, status, problem } of answer.files) {
      const one = picked.find((each) => each.fileId === id);
      if (one && status === "limpo") change(one.key, { step: "ready" });
      if (one && status === "invalido") change(one.key, { step: "failed", problem: problem ?? "" });
    }
  });
  const waits = checking.length > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const clock = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(clock);
  }, [waits]);

  return { picked, add, remove, clear: () => setPicked([]) };
}
