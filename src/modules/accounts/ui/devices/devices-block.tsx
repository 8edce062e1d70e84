import { MonitorSmartphone } from "lucide-react";
import { formatDate } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { forgetDeviceFn } from "../../devices/functions.ts";
import type { DeviceRow } from "../../devices/schema.ts";
import { useAccountForm } from "../use-account-form.ts";

type DevicesBlockProps = { devices: DeviceRow[]; onChanged: () => void };

/** The browsers the account knows: an entrance from any other is told by e-mail. */
export function DevicesBlock({ devices, onChanged }: DevicesBlockProps) {
  const { send, isBusy, trouble } = useAccountForm({ name: "aparelhos" });

  async function forget(deviceId: string) {
    if (!(await send(() => forgetDeviceFn({ data: { deviceId } })))) return;
    showToast("Aparelho esquecido.");
    onChanged();
  }

  return (
    <Panel title="Aparelhos conhecidos" data-section="aparelhos">
      <div className="grid gap-4">
        <p className="text-sm">
          Quando alguém entra de um aparelho fora desta lista, avisamos você por e-mail. Esquecer um aparelho termina as sessões
          dele.
        </p>
        {trouble && (
          <Note tone="danger" role="alert">
            {trouble}
          </Note>
        )}
        {devices.length === 0 ? (
          <p className="text-sm text-muted">Nenhum por enquanto. O próximo de que você entrar aparece aqui.</p>
        ) : (
          <ul aria-label="Aparelhos conhecidos" className="divide-y divide-line border-y border-line">
            {devices.map((device) => (
              <li key={device.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
                <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="text-sm font-semibold">{capital(device.name)}</p>
                  <p className="text-xs text-muted">{seenWords(device)}</p>
                </div>
                {device.isCurrent ? (
                  <span className="text-xs font-semibold text-positive">Este aparelho</span>
                ) : (
                  <Button
                    size="sm"
                    disabled={isBusy}
                    aria-label={`Esquecer ${device.name}`}
                    onClick={() => void forget(device.id)}
                  >
                    Esquecer
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function seenWords({ createdAt, lastSeenAt, rememberedUntil }: DeviceRow): string {
  const seen = `Conhecido desde ${formatDate(createdAt)}, última entrada em ${formatDate(lastSeenAt)}.`;
  return rememberedUntil ? `${seen} Sem pedir o código até ${formatDate(rememberedUntil)}.` : seen;
}
