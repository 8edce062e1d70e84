import { When } from "#modules/orders/ui/when.tsx";
import { DrawerPart } from "../../orders/ui/drawer-part.tsx";
import { actWords } from "../messages.ts";

type Change = { id: number; action: string; reason: string; by: string; at: Date };

/** What the platform did with it, when and why; nothing when it never did. */
export function ChangesPart({ history }: { history: Change[] }) {
  if (history.length === 0) return null;
  return (
    <DrawerPart title="O que mudou">
      <ol className="grid gap-3 text-sm">
        {history.map((change) => (
          <li key={change.id} className="wrap-anywhere">
            <b className="font-semibold">{actWords[change.action] ?? change.action}</b>
            <span className="block">{change.reason}</span>
            <span className="block text-2xs text-muted">
              <When at={change.at} />, por {change.by}
            </span>
          </li>
        ))}
      </ol>
    </DrawerPart>
  );
}
