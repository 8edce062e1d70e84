import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { enterDoes } from "#ui/enter-does.ts";
import { FieldGroup } from "#ui/field-group.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useReorder } from "#ui/use-reorder.ts";
import { findProductsToPick } from "../functions.ts";
import { MOST_PICKED } from "../rules/arranged-section.ts";
import type { PickedProduct } from "../rules/warnings-of.ts";
import { ReorderHandle } from "#ui/reorder-handle.tsx";

type PickProductsProps = { known: PickedProduct[]; ids: number[]; onPick: (ids: number[]) => void };

/** Products picked by hand, in the order they appear, before what the rule of the section finds. */
export function PickProducts({ known, ids, onPick }: PickProductsProps) {
  const [found, setFound] = useState<PickedProduct[] | null>(null);
  const [met, setMet] = useState(known);
  const nameOf = (id: number) => met.find((one) => one.id === id)?.title ?? "Material que não existe mais";
  const { order, row, handle, spoken } = useReorder({
    ids: ids.map(String),
    nameOf: (id) => nameOf(Number(id)),
    onOrder: (next) => onPick(next.map(Number)),
  });

  function pick(product: PickedProduct) {
    setMet([...met.filter(({ id }) => id !== product.id), product]);
    onPick([...ids, product.id]);
  }

  return (
    <FieldGroup legend="Escolhidos a dedo" optional hint={`Vêm antes dos outros, nesta ordem. Até ${MOST_PICKED}.`}>
      <ul aria-label="Escolhidos a dedo" className="border-t border-line empty:hidden">
        {order.map((id) => (
          <li
            key={id}
            {...row(id)}
            className="grid grid-cols-[48px_minmax(0,1fr)_44px] items-center border-b border-line data-lifted:bg-accent-soft"
          >
            <ReorderHandle {...handle(id)} />
            <span className="py-1.5 text-sm wrap-anywhere">{nameOf(Number(id))}</span>
            <IconButton
              label={`Tirar ${nameOf(Number(id))}`}
              tip={false}
              onClick={() => onPick(ids.filter((one) => one !== Number(id)))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <output className="sr-only">{spoken}</output>
      {ids.length < MOST_PICKED && <FindProduct found={found} onFound={setFound} taken={ids} onPick={pick} />}
    </FieldGroup>
  );
}

type FindProductProps = {
  found: PickedProduct[] | null;
  onFound: (found: PickedProduct[]) => void;
  taken: number[];
  onPick: (product: PickedProduct) => void;
};

function FindProduct({ found, onFound, taken, onPick }: FindProductProps) {
  const [words, setWords] = useState("");
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function search() {
    if (words.trim() === "") return;
    setState("busy");
    const answer = await findProductsToPick({ data: { busca: words } }).catch(() => null);
    if (!Array.isArray(answer)) return setState("failed");
    onFound(answer);
    setState("idle");
  }

  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <TextInput
          type="search"
          className="min-w-0 flex-1"
          aria-label="Procurar material à venda"
          placeholder="Nome ou endereço do material"
          value={words}
          maxLength={120}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={enterDoes(search)}
        />
        <Button variant="soft" loading={state === "busy"} loadingLabel="Procurando…" onClick={() => void search()}>
          Procurar
        </Button>
      </div>
      <output className="text-2xs text-muted empty:hidden">
        {state === "failed" && "Não conseguimos procurar agora. Tente de novo."}
        {state === "idle" && found?.length === 0 && "Nenhum material à venda com estas palavras."}
      </output>
      <ul aria-label="Materiais encontrados" className="empty:hidden">
        {found
          ?.filter(({ id }) => !taken.includes(id))
          .map((product) => (
            <li key={product.id} className="grid grid-cols-[minmax(0,1fr)_44px] items-center border-b border-line">
              <span className="py-1.5 text-sm wrap-anywhere">
                {product.title}
                <span className="block text-2xs text-muted">{product.storeName}</span>
              </span>
              <IconButton label={`Escolher ${product.title}`} tip={false} onClick={() => onPick(product)}>
                <Plus aria-hidden />
              </IconButton>
            </li>
          ))}
      </ul>
    </div>
  );
}
