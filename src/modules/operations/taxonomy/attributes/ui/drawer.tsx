import { useState } from "react";
import { formatCount } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { DrawerPart, Fact } from "../../../orders/ui/drawer-part.tsx";
import { dropAttribute } from "../../functions.ts";
import { attributeMessages } from "../../messages.ts";
import { answerWords } from "./columns.tsx";
import { AttributeDialog } from "./attribute-dialog.tsx";
import { ChangesPart } from "../../ui/changes-part.tsx";
import type { OpenAttribute } from "../../ui/facts.ts";

type BodyProps = { open: OpenAttribute; onChanged: () => Promise<void>; onGone: () => void };

/** One attribute over the list: how it is answered, where it is asked, what was done with it, and what may be. */
export const attributeDrawer = (props: BodyProps): Drawer => ({
  title: "Atributo",
  children: <Body key={props.open.attribute.id} {...props} />,
});

function Body(props: BodyProps) {
  const { attribute, history } = props.open;
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <h3 className="text-t2 wrap-anywhere">{attribute.name}</h3>
        <p className="text-sm text-muted">{answerWords(attribute)}</p>
        <Acts {...props} />
      </header>
      <DrawerPart title="Onde aparece">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
          <Fact label="Perguntado em">{attribute.categories.map(({ name }) => name).join(", ") || "Nenhuma categoria"}</Fact>
          <Fact label="É filtro">{attribute.isFacet ? "Sim" : "Não"}</Fact>
          <Fact label="Materiais que respondem">{formatCount(attribute.answers)}</Fact>
          <Fact label="No endereço">{attribute.slug}</Fact>
        </dl>
      </DrawerPart>
      {attribute.options.length > 0 && (
        <DrawerPart title="Opções">
          <ol className="grid gap-1 text-sm">
            {attribute.options.map(({ id, label }) => (
              <li key={id} className="wrap-anywhere">
                {label}
              </li>
            ))}
          </ol>
        </DrawerPart>
      )}
      <ChangesPart history={history} />
    </div>
  );
}

function Acts({ open: { attribute, categories }, onChanged, onGone }: BodyProps) {
  const [asking, setAsking] = useState<"mudar" | "retirar" | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setAsking("mudar")}>
        Mudar
      </Button>
      <Button size="sm" variant="danger-outline" onClick={() => setAsking("retirar")}>
        Retirar
      </Button>
      <AttributeDialog
        key={asking}
        open={asking === "mudar"}
        onClose={() => setAsking(null)}
        attribute={attribute}
        categories={categories}
        onDone={onChanged}
      />
      <ReasonDialog
        open={asking === "retirar"}
        onClose={() => setAsking(null)}
        title={`Retirar ${attribute.name}?`}
        effect="Ninguém mais é perguntado, e ele sai dos filtros. Só é possível quando nenhum material responde a ele."
        confirmLabel="Retirar atributo"
        isDangerous
        messages={attributeMessages}
        act={(motivo) => dropAttribute({ data: { attributeId: attribute.id, motivo } })}
        onDone={() => {
          setAsking(null);
          showToast("Atributo retirado.");
          onGone();
        }}
      />
    </div>
  );
}
