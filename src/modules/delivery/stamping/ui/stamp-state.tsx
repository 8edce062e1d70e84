import { stampPromise } from "#modules/catalog/stamp/messages/for-buyers.ts";
import type { Stamped } from "#modules/catalog/stamp/rules.ts";
import { preparationWords } from "../messages.ts";
import type { Preparation } from "./use-prepared-file.ts";

type StampStateProps = { stamp: Stamped; preparation: Preparation };

/** How the copy of one file is doing; the other files of the order are there to be taken meanwhile. */
export function StampState({ stamp, preparation }: StampStateProps) {
  const words = preparation === "parado" ? null : preparationWords[preparation];
  return (
    <>
      <p className="text-2xs text-muted" data-stamp={stamp}>
        {stampPromise(stamp)}
      </p>
      <output className="block" data-preparation={preparation}>
        {words && (
          <span className={`block text-2xs font-medium ${preparation === "falhou" ? "text-danger" : "text-ink"}`}>{words}</span>
        )}
      </output>
    </>
  );
}
