import { useState } from "react";
import type { AnswerOf } from "#kit/answer.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import type { getSecondStep } from "../../second-step/functions.ts";
import { SecondStepRow } from "../second-step-row.tsx";
import { SecondStepSetup } from "../second-step-setup.tsx";

type SecondStepBlockProps = { secondStep: AnswerOf<typeof getSecondStep>; onChanged: () => void };

/** A code of the phone besides the password: on, with how many recovery codes are left, or the way to turn it on. */
export function SecondStepBlock({ secondStep, onChanged }: SecondStepBlockProps) {
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <Panel title="Verificação em duas etapas" data-section="segundo-passo">
      {secondStep.isOn ? (
        <div className="grid gap-3">
          <p className="text-sm">{codesWords(secondStep.codesLeft)}</p>
          <SecondStepRow onChange={onChanged} />
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-sm">
            Um código do seu celular, além da senha: quem descobrir a senha não entra. Para sacar, ele é obrigatório.
          </p>
          <Button onClick={() => setSettingUp(true)}>Ligar verificação em duas etapas</Button>
        </div>
      )}
      <SecondStepSetup open={isSettingUp} onDone={onChanged} onClose={() => setSettingUp(false)} />
    </Panel>
  );
}

function codesWords(left: number): string {
  if (left === 0) return "Os códigos de recuperação acabaram. Gere outros antes de precisar deles.";
  return `Ao entrar, pedimos também um código do aplicativo. ${left === 1 ? "Resta 1 código" : `Restam ${left} códigos`} de recuperação.`;
}
