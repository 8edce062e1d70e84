import { useState } from "react";
import { When } from "#modules/orders/ui/when.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Panel } from "#ui/panel.tsx";
import { FiscalPerson, type FiscalView } from "./fiscal-facts.tsx";
import { FiscalFiles } from "./fiscal-files.tsx";
import { FiscalForm } from "./fiscal-form.tsx";

/** The fiscal data of an order for its buyer, who may change them and request a document until one is issued. */
export function FiscalPanel({ orderId, fiscal }: { orderId: string; fiscal: FiscalView }) {
  const [isEditing, setEditing] = useState(false);
  const { person, documents, isWanted } = fiscal;
  if (!person) return null;
  const isIssued = documents.length > 0;
  return (
    <Panel title="Dados fiscais" id="fiscal" data-section="fiscal">
      <FiscalPerson person={person} />
      {documents.map((one) => (
        <div key={one.storeId} className="mt-3 border-t border-line pt-3 text-sm">
          <p>
            Nota <b className="tn font-semibold wrap-anywhere">{one.number}</b> de {one.authorName},{" "}
            <span className="text-muted">
              <When at={one.at} as="day" />
            </span>
          </p>
          <FiscalFiles orderId={orderId} document={one} />
        </div>
      ))}
      <p className="mt-3 text-2xs text-muted">{isIssued ? ISSUED : isWanted ? WANTED : FREE}</p>
      {!isIssued && (
        <Button variant="soft" size="sm" className="mt-3" onClick={() => setEditing(true)}>
          {isWanted ? "Mudar os dados" : "Mudar ou pedir nota"}
        </Button>
      )}
      <Dialog
        open={isEditing}
        onClose={() => setEditing(false)}
        title="Dados fiscais do pedido"
        description="Saem no recibo e na nota. Não mudam o nome nem o documento da sua conta."
        className="w-[min(640px,calc(100vw-32px))]!"
      >
        {isEditing && <FiscalForm orderId={orderId} fiscal={fiscal} person={person} onDone={() => setEditing(false)} />}
      </Dialog>
    </Panel>
  );
}

const FREE = "Valem para o recibo. Para receber nota fiscal, peça: quem vendeu passa a ver estes dados.";
const WANTED = "Você pediu nota fiscal. Quem vendeu vê estes dados e escreve aqui o número quando emitir.";
const ISSUED = "A nota já foi emitida com estes dados. Para corrigir, escreva a quem vendeu.";
