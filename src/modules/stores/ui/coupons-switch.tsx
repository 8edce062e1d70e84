import { useState } from "react";
import { Note } from "#ui/note.tsx";
import { Switch } from "#ui/switch.tsx";
import { showCouponsFn } from "../functions.ts";
import { STORE_MESSAGES } from "../messages.ts";

type CouponsSwitchProps = { shows: boolean; onDone: () => Promise<void> };

/** Whether visitors see the coupons marked for everybody; it changes at once and goes back when it could not be kept. */
export function CouponsSwitch({ shows, onDone }: CouponsSwitchProps) {
  const [wanted, setWanted] = useState(shows);
  const [problem, setProblem] = useState<string | null>(null);

  async function change(next: boolean) {
    setProblem(null);
    setWanted(next);
    const answer = await showCouponsFn({ data: { shows: next } }).catch(() => null);
    if (answer?.ok) return onDone();
    setWanted(!next);
    setProblem(STORE_MESSAGES[answer?.reason ?? "unavailable"]);
  }

  return (
    <div className="grid gap-3">
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      <Switch
        name="showsCoupons"
        checked={wanted}
        onChange={(event) => void change(event.currentTarget.checked)}
        hint="Na página da loja e nos materiais. Desligado, os códigos continuam valendo para quem os recebeu."
      >
        Mostrar os cupons públicos
      </Switch>
    </div>
  );
}
