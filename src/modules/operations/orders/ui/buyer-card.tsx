import { Eye } from "lucide-react";
import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { BlockBuyerAct } from "../../blocks/ui/block-buyer-act.tsx";
import { revealBuyerFn } from "../../functions.ts";
import { actMessages } from "../../messages.ts";
import { CorrectEmailAct } from "./correct-email-act.tsx";
import { DrawerPart, Fact } from "./drawer-part.tsx";
import type { AdminOrder } from "./facts.ts";

type Buyer = AdminOrder["buyer"];

type BuyerCardProps = { orderId: string; buyer: Buyer; hasCard: boolean; reload: () => void };

/** Who placed the order, hinted; in full once the admin says why. */
export function BuyerCard({ orderId, buyer, hasCard, reload }: BuyerCardProps) {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Buyer | null>(null);
  const { confirmed, dialog: stepUp } = useStepUp();
  const may = useMay();
  const { name, email, document } = shown ?? buyer;
  return (
    <DrawerPart
      title="Quem comprou"
      action={
        <div className="flex flex-wrap gap-2">
          {may("act", "orders") && (
            <CorrectEmailAct
              orderId={orderId}
              onDone={() => {
                setShown(null);
                reload();
              }}
            />
          )}
          {may("act", "blocks") && <BlockBuyerAct orderId={orderId} hasCard={hasCard} />}
          {!shown && may("act", "orders") && (
            <Button size="sm" onClick={() => setAsking(true)}>
              <Eye aria-hidden /> Revelar
            </Button>
          )}
        </div>
      }
    >
      <dl className="grid gap-3 sm:grid-cols-3" aria-live="polite">
        <Fact label="Nome">{name}</Fact>
        <Fact label="E-mail">{email}</Fact>
        <Fact label="CPF ou CNPJ">
          <span className="tn">{document}</span>
        </Fact>
      </dl>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Revelar quem comprou?"
        effect="Nome, e-mail e documento aparecem inteiros nesta tela."
        confirmLabel="Revelar"
        messages={actMessages}
        act={(motivo) => confirmed((): Promise<ActAnswer> => revealBuyerFn({ data: { orderId, motivo } }))}
        onDone={(answer) => {
          setAsking(false);
          setShown(answer.value as Buyer);
        }}
      />
      {stepUp}
    </DrawerPart>
  );
}
