import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { SectionState } from "./use-section.ts";

type SectionProps<T> = {
  /** The value of `data-section`. */
  name?: string;
  /** The name of what could not be read: "o seu saldo". */
  subject: string;
  state: SectionState<T>;
  skeleton: ReactNode;
  className?: string;
  children: (facts: T) => ReactNode;
};

/** A part of a page that loads separately, shows its failure and allows a retry; data read before a failure remain visible. */
export function Section<T>({ name, subject, state, skeleton, className, children }: SectionProps<T>) {
  return (
    <div data-section={name} aria-busy={state.isReading || undefined} className={className}>
      {state.failed && <Failed subject={subject} state={state} />}
      {state.facts !== null ? children(state.facts) : !state.failed && skeleton}
    </div>
  );
}

function Failed<T>({ subject, state }: { subject: string; state: SectionState<T> }) {
  return (
    <Note
      tone="danger"
      role="alert"
      title={`Não foi possível ler ${subject}.`}
      className={state.facts === null ? "" : "mb-4"}
      action={
        <Button size="sm" loading={state.isReading} onClick={() => state.reload()}>
          Tentar de novo
        </Button>
      }
    >
      {state.facts === null ? "Nada se perdeu, e o resto da página funciona." : "O que está abaixo é a última leitura."}
    </Note>
  );
}
