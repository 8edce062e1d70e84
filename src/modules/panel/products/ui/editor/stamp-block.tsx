import { useRef, useState } from "react";
import { setStampFn } from "#modules/catalog/functions.ts";
import { doorMessages } from "#modules/catalog/messages.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { setStampMessages, stampWords } from "#modules/catalog/stamp/messages.ts";
import type { Stamp } from "#modules/catalog/stamp/rules.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Block } from "./block.tsx";
import { isOk, useTrackSave } from "./pending-saves.ts";
import { SignedNote } from "./signed-note.tsx";

type StampBlockProps = { productId: number; files: WorkingFile[]; refresh: () => Promise<void> };

/** Which files name who bought them, and where. Nothing to show while there is none that can. */
export function StampBlock({ productId, files, refresh }: StampBlockProps) {
  const stampable = files.filter((file) => file.status === "limpo" && (file.shownKind?.stamps.length ?? 0) > 0);
  if (stampable.length === 0) return null;
  return (
    <Block
      title="Carimbo"
      hint="Quem compra recebe uma cópia com o próprio nome, o CPF mascarado e o número do pedido: no rodapé de um PDF, em uma página no fim de um EPUB, nos dados de uma imagem ou também em uma linha no rodapé dela. Avisamos na página do material e antes de pagar. Vale assim que você escolhe, para as compras feitas dali em diante."
    >
      {stampable.map((file) => (
        <StampField key={file.id} productId={productId} file={file} refresh={refresh} />
      ))}
    </Block>
  );
}

function StampField({ productId, file, refresh }: { productId: number; file: WorkingFile; refresh: () => Promise<void> }) {
  const [chosen, setChosen] = useState<Stamp>(file.stamp);
  const [standing, setStanding] = useState<"parado" | "testando" | "guardado">("parado");
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Stamp | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const track = useTrackSave();
  const last = useRef({ stamp: file.stamp, sent: Promise.resolve<unknown>(null) });

  /** By keyboard one goes through the choices to the one meant: each waits for the one before, and only the last is sent and answered. */
  async function choose(stamp: Stamp, evenSigned = false) {
    const choice = { stamp, sent: Promise.resolve<unknown>(null) };
    const before = last.current.sent;
    last.current = choice;
    setChosen(stamp);
    setProblem(null);
    setWaiting(null);
    setStanding("testando");
    const sending = before.then(() =>
      last.current === choice ? setStampFn({ data: { productId, fileId: file.id, stamp, evenSigned } }).catch(() => null) : null,
    );
    choice.sent = sending;
    const answer = await track(sending, (told) => told === null || isOk(told));
    if (last.current !== choice) return;
    setStanding(answer?.ok ? "guardado" : "parado");
    if (answer?.ok) return refresh();
    const sentences: Record<string, string> = { ...doorMessages, ...setStampMessages };
    setChosen(file.stamp);
    if (answer?.reason === "signed") return setWaiting(stamp);
    const ofPages = answer && "fields" in answer ? answer.fields?.["carimbo"] : undefined;
    setProblem(ofPages ?? sentences[answer?.reason ?? "unavailable"] ?? doorMessages.unavailable);
  }

  function settle(work: () => unknown) {
    select.current?.focus();
    work();
  }

  return (
    <div className="grid gap-2.5">
      <Field
        label={`Carimbo em ${file.name}`}
        error={problem}
        hint={
          <output>
            {standing === "testando" && "Testando o carimbo neste arquivo…"}
            {standing === "guardado" && (chosen === "nao" ? "Sem carimbo a partir de agora." : "Carimbo ligado.")}
          </output>
        }
      >
        <Select
          ref={select}
          name={`carimbo-${file.id}`}
          value={chosen}
          aria-busy={standing === "testando"}
          onChange={(event) => void choose(event.target.value as Stamp)}
        >
          {(["nao", ...(file.shownKind?.stamps ?? [])] as const).map((stamp) => (
            <option key={stamp} value={stamp}>
              {stampWords[stamp]}
            </option>
          ))}
        </Select>
      </Field>
      {waiting && (
        <SignedNote onKeep={() => settle(() => setWaiting(null))} onStamp={() => settle(() => void choose(waiting, true))} />
      )}
    </div>
  );
}
