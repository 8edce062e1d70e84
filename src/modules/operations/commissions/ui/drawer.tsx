import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { formatBasisPoints } from "#kit/percent.ts";
import { Button } from "#ui/button.tsx";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { Money } from "#ui/money.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { MayAct } from "#modules/panel/ui/may-act.tsx";
import { DrawerPart, Fact } from "../../orders/ui/drawer-part.tsx";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { endCommission } from "../functions.ts";
import { commissionMessages, kindWords } from "../messages.ts";
import { sampleSale } from "../rules.ts";
import { AgreeDialog } from "./agree-dialog.tsx";
import type { OpenCommission } from "./facts.ts";

/** One rate over the list: what it is, what it makes of a sale, how it came to be, and what may be done. */
export const commissionDrawer = (commission: OpenCommission, onChanged: () => Promise<void>): Drawer => ({
  title: "Comissão",
  children: <Body key={commission.row.target} commission={commission} onChanged={onChanged} />,
});

type BodyProps = { commission: OpenCommission; onChanged: () => Promise<void> };

function Body({ commission, onChanged }: BodyProps) {
  const { row, usual, history } = commission;
  const sale = sampleSale({ basisPoints: row.bps ?? usual.basisPoints, leastCents: usual.leastCents });
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <h3 className="text-t2 wrap-anywhere">{row.name}</h3>
        <p className="text-sm text-muted">
          {kindWords[row.kind]}
          {row.of && (row.kind === "material" ? ` de ${row.of}` : ` em ${row.of}`)}
        </p>
        <MayAct area="commissions">
          <Acts commission={commission} onChanged={onChanged} />
        </MayAct>
      </header>
      <DrawerPart title="Uma venda de R$ 50,00">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
          <Fact label="Comissão">
            {row.bps === null
              ? `Encerrada: vale a padrão, ${formatBasisPoints(usual.basisPoints)}, ou outra mais geral`
              : formatBasisPoints(row.bps)}
          </Fact>
          <Fact label={`${brand.The} fica com`}>
            <Money cents={sale.commissionCents} />
          </Fact>
          <Fact label="O autor recebe">
            <Money cents={sale.netCents} />
          </Fact>
        </dl>
      </DrawerPart>
      <DrawerPart title="O que mudou">
        <ol className="grid gap-3 text-sm">
          {history.map((change) => (
            <li key={change.id} className="wrap-anywhere">
              <b className="font-semibold">{changeWords(change)}</b>
              <span className="block">{change.reason}</span>
              <span className="block text-2xs text-muted">
                <When at={change.at} />, por {change.by}
              </span>
            </li>
          ))}
        </ol>
      </DrawerPart>
    </div>
  );
}

function changeWords({ beforeBps, afterBps }: OpenCommission["history"][number]): string {
  if (afterBps === null) return `Encerrada; era ${formatBasisPoints(beforeBps ?? 0)}`;
  const now = formatBasisPoints(afterBps);
  return beforeBps === null ? `Combinada: ${now}` : `De ${formatBasisPoints(beforeBps)} para ${now}`;
}

function Acts({ commission: { row, usual }, onChanged }: BodyProps) {
  const [asking, setAsking] = useState<"mudar" | "encerrar" | null>(null);
  const { confirmed, dialog } = useStepUp();
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setAsking("mudar")}>
        {row.bps === null ? "Combinar de novo" : "Mudar"}
      </Button>
      {row.bps !== null && (
        <Button size="sm" variant="danger-outline" onClick={() => setAsking("encerrar")}>
          Encerrar
        </Button>
      )}
      <AgreeDialog open={asking === "mudar"} onClose={() => setAsking(null)} usual={usual} known={row} onDone={onChanged} />
      <ReasonDialog
        open={asking === "encerrar"}
        onClose={() => setAsking(null)}
        title={`Encerrar a comissão de ${row.name}?`}
        effect="Os pedidos feitos a partir de agora pagam a comissão mais geral que houver, ou a padrão. Os de antes ficam como estão. Os autores são avisados."
        confirmLabel="Encerrar comissão"
        isDangerous
        messages={commissionMessages}
        act={(motivo) => confirmed(() => endCommission({ data: { alvo: row.target, fromBps: row.bps, motivo } }))}
        onDone={(answer) => {
          setAsking(null);
          showToast(doneWords(answer, "Comissão encerrada."));
          void onChanged();
        }}
      />
      {dialog}
    </div>
  );
}
