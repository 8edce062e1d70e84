import type { VariablePlace } from "#kit/email-text.ts";
import type { OpenText } from "../schema.ts";

const PLACES: Record<VariablePlace, string> = {
  texto: "",
  frase: " Só no texto.",
  linha: " Sozinha, entre linhas em branco.",
};

/** What may stand in an e-mail, with what it says in the example. */
export function VariablesList({ text, onPick }: { text: OpenText; onPick: (name: string) => void }) {
  const names = Object.keys(text.variables);
  if (names.length === 0) return <p className="text-xs text-muted">Este e-mail não tem variáveis.</p>;
  return (
    <div>
      <h3 className="font-text text-sm font-semibold">Variáveis</h3>
      <p className="text-xs text-muted">Toque em uma para colocá-la onde você estava escrevendo.</p>
      <ul className="mt-2 grid gap-2 text-xs">
        {names.map((name) => {
          const rule = text.variables[name];
          const sample = text.sampleValues[name];
          return rule ? (
            <li key={name} className="wrap-anywhere">
              <button type="button" className="link min-h-6 font-semibold" onClick={() => onPick(name)}>
                {`{{${name}}}`}
              </button>{" "}
              {rule.label}.{PLACES[rule.place]}
              {rule.isMandatory && <b className="font-semibold"> Não pode faltar.</b>}
              {sample && <span className="text-muted"> No exemplo: “{sample.trim()}”</span>}
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
