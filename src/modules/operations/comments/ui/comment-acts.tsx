import { type ChangeEvent, useState } from "react";
import { decideMessages } from "#modules/moderation/messages.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { takedownMessages } from "#modules/moderation/takedowns/messages.ts";
import { BuyersChoice } from "#modules/moderation/takedowns/ui/buyers-choice.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { Select } from "#ui/select.tsx";
import { showToast } from "#ui/toast.tsx";
import type { OpenComment } from "./facts.ts";
import { useDrawerKeys } from "./use-drawer-keys.ts";
import { undoOf, verdictsOf } from "./verdicts.ts";

type CommentActsProps = { comment: OpenComment; onNext: () => void; onDecided: () => void };

const MESSAGES = { ...takedownMessages, ...decideMessages };

type Key = "a" | "r" | "d";

/** The two answers, or the way back from one, and the way to the next, by button or by key. */
export function CommentActs({ comment, onNext, onDecided }: CommentActsProps) {
  const [requested, setRequested] = useState<Key | null>(null);
  const { confirmed, dialog: stepUp } = useStepUp();
  const verdicts = verdictsOf(comment);
  const undo = undoOf(comment);
  const ask = (key: Key) => () => setRequested(key);
  useDrawerKeys(requested === null, {
    n: onNext,
    ...(verdicts ? { a: ask("a"), r: ask("r") } : {}),
    ...(undo ? { d: ask("d") } : {}),
  });
  const verdict = requested === "d" ? undo : requested && verdicts?.[requested];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {verdicts && (
        <>
          <Button variant="primary" onClick={ask("a")} aria-keyshortcuts="a">
            {verdicts.a.label}
          </Button>
          <Button onClick={ask("r")} aria-keyshortcuts="r">
            {verdicts.r.label}
          </Button>
        </>
      )}
      {undo && (
        <Button onClick={ask("d")} aria-keyshortcuts="d">
          {undo.label}
        </Button>
      )}
      <Button variant="ghost" className="ml-auto" onClick={onNext} aria-keyshortcuts="n">
        Próxima
      </Button>
      {verdict && (
        <ReasonDialog
          open
          onClose={() => setRequested(null)}
          title={verdict.title}
          effect={verdict.effect}
          confirmLabel={verdict.label}
          hint={
            requested === "d"
              ? "Fica no registro, com o seu nome e a hora."
              : "Vai no e-mail e fica no registro, com o seu nome e a hora."
          }
          messages={MESSAGES}
          fields={(mistakes) => (
            <>
              {verdict.buyersOf && <BuyersChoice productId={verdict.buyersOf} mistake={mistakes.fundamento} mayKeep />}
              <Templates options={verdict.templates} />
            </>
          )}
          act={(motivo, form) => confirmed(() => verdict.act(motivo, form))}
          onDone={() => {
            setRequested(null);
            showToast("Decisão registrada.");
            onDecided();
          }}
        />
      )}
      {stepUp}
    </div>
  );
}

/** Puts a ready reason in the field under it, to be changed or sent. */
function Templates({ options }: { options: readonly string[] }) {
  function fill({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const field = currentTarget.form?.elements.namedItem("motivo");
    if (field instanceof HTMLTextAreaElement) field.value = currentTarget.value;
  }
  return (
    <Field label="Resposta pronta" optional>
      <Select defaultValue="" onChange={fill}>
        <option value="">Escrever do começo</option>
        {options.map((words) => (
          <option key={words} value={words}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
