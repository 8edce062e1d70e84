import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { formatCount } from "#kit/format.ts";
import { listHref } from "#kit/list-search.ts";
import { Button } from "#ui/button.tsx";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { showToast } from "#ui/toast.tsx";
import { DrawerPart, Fact } from "../../../orders/ui/drawer-part.tsx";
import { orderCategory, retireCategory } from "../../functions.ts";
import { categoryMessages } from "../../messages.ts";
import { CategoryDialog } from "./category-dialog.tsx";
import { ChangesPart } from "../../ui/changes-part.tsx";
import type { OpenCategory } from "../../ui/facts.ts";

type BodyProps = { open: OpenCategory; onChanged: () => Promise<void>; onRetired: () => void };

/** One category over the list: where it is, what it holds, what was done with it, and what may be. */
export const categoryDrawer = (props: BodyProps): Drawer => ({
  title: "Categoria",
  children: <Body key={props.open.category.id} {...props} />,
});

function Body(props: BodyProps) {
  const { category, oldSlugs, history } = props.open;
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <h3 className="text-t2 wrap-anywhere">{category.name}</h3>
        {category.lead && <p className="text-sm text-muted">{category.lead}</p>}
        <Acts {...props} />
      </header>
      <DrawerPart title="Na vitrine">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
          <Fact label="Endereço">
            <RouterLink href={listHref("/produtos", { categoria: category.slug })} className="link">
              {category.slug}
            </RouterLink>
          </Fact>
          <Fact label="Dentro de">{category.parentName ?? "Nenhuma: é das principais"}</Fact>
          <Fact label="À venda">{formatCount(category.onSale)}</Fact>
          <Fact label="Materiais">
            {category.filed > 0 ? (
              <RouterLink href={listHref("/painel/admin/produtos", { categoria: category.id })} className="link">
                {formatCount(category.filed)}
              </RouterLink>
            ) : (
              "0"
            )}
          </Fact>
          <Fact label="Pergunta aos materiais">{category.attributes.join(", ") || "–"}</Fact>
          {oldSlugs.length > 0 && <Fact label="Endereços de antes">{oldSlugs.join(", ")}</Fact>}
        </dl>
      </DrawerPart>
      <ChangesPart history={history} />
    </div>
  );
}

function Acts({ open: { category, roots }, onChanged, onRetired }: BodyProps) {
  const { confirmed, dialog: stepUp } = useStepUp();
  const [asking, setAsking] = useState<"mudar" | "aposentar" | null>(null);

  async function order(by: "subir" | "descer") {
    const answer = await orderCategory({ data: { categoryId: category.id, by } }).catch(() => null);
    if (answer?.ok) showToast(by === "subir" ? "Uma posição acima." : "Uma posição abaixo.");
    else if (answer && answer.reason === "already_so") showToast("Ela já é a primeira ou a última.");
    else showToast("Não conseguimos mudar a ordem agora. Tente de novo.");
    await onChanged();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setAsking("mudar")}>
        Mudar
      </Button>
      <Button size="sm" variant="soft" onClick={() => void order("subir")}>
        <ArrowUp aria-hidden />
        Subir
      </Button>
      <Button size="sm" variant="soft" onClick={() => void order("descer")}>
        <ArrowDown aria-hidden />
        Descer
      </Button>
      <Button size="sm" variant="danger-outline" onClick={() => setAsking("aposentar")}>
        Remover
      </Button>
      <CategoryDialog
        key={asking}
        open={asking === "mudar"}
        onClose={() => setAsking(null)}
        category={category}
        roots={roots}
        onDone={onChanged}
      />
      <ReasonDialog
        open={asking === "aposentar"}
        onClose={() => setAsking(null)}
        title={`Remover ${category.name}?`}
        effect={
          category.parentName
            ? `Ela sai da vitrine, e o endereço dela passa a levar a ${category.parentName}. Só é possível quando não há nada dentro.`
            : "Ela sai da vitrine, e o endereço dela deixa de existir. Só é possível quando não há nada dentro."
        }
        confirmLabel="Remover categoria"
        isDangerous
        messages={categoryMessages}
        act={(motivo) => confirmed(() => retireCategory({ data: { categoryId: category.id, motivo } }))}
        onDone={() => {
          setAsking(null);
          showToast("Categoria removida.");
          onRetired();
        }}
      />
      {stepUp}
    </div>
  );
}
