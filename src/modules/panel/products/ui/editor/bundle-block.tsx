import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useState } from "react";
import { chooseContentsFn, findContentChoices } from "#modules/catalog/bundles/functions.ts";
import { cheapest, MOST_CONTENTS, sumApart } from "#modules/catalog/bundles/rules.ts";
import { PickWords } from "#modules/catalog/picking/ui/pick-words.tsx";
import { usePicking } from "#modules/catalog/picking/ui/use-picking.ts";
import type { ProductForm, EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { Button } from "#ui/button.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Money } from "#ui/money.tsx";
import { Select } from "#ui/select.tsx";
import { Block } from "./block.tsx";
import { isOk, useTrackSave } from "./pending-saves.ts";
import { readRefusal } from "./read-refusal.ts";

type Contents = EditedProduct["contents"];
type BundleBlockProps = { page: EditedProduct; form: ProductForm; contents: Contents; onContents: (contents: Contents) => void };

/** Other products of the store sold inside this one: chosen one by one, in the order shoppers read. */
export function BundleBlock({ page, form, contents, onContents }: BundleBlockProps) {
  const [chosen, setChosen] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const track = useTrackSave();
  const picking = usePicking(page.contentChoices, (words) => findContentChoices({ data: { productId: page.id, words } }));
  const left = picking.offered.filter((one) => !contents.some((content) => content.id === one.id));
  const isThere = (id: number) => picking.narrowed.some((one) => one.id === id);
  const picked: Contents = left.filter((one) => String(one.id) === chosen);
  if (contents.length === 0 && left.length === 0) return null;

  async function choose(wanted: Contents) {
    setBusy(true);
    const contentIds = wanted.map((content) => content.id);
    const answer = await track(
      chooseContentsFn({ data: { productId: page.id, contentIds } }).catch(() => ({ ok: false as const, reason: "unavailable" })),
      isOk,
    );
    setProblem(answer.ok ? null : readRefusal(answer).trouble.message);
    setChosen("");
    if (answer.ok) onContents(wanted);
    setBusy(false);
  }

  const swap = (at: number, to: number) => choose(contents.with(at, contents[to]!).with(to, contents[at]!));

  return (
    <Block
      title="Pacote"
      hint="Para vender vários materiais seus juntos. Quem compra o pacote recebe cada um deles na biblioteca. Deixe vazio se este é um material só."
    >
      {contents.length > 0 && (
        <ol className="fio text-sm" aria-label="Materiais do pacote">
          {contents.map((content, index) => (
            <li key={content.id} className="flex min-h-[52px] items-center gap-2 border-b border-line py-1.5">
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{content.title}</span>
              <Money cents={cheapest(content.prices) ?? 0} className="text-muted" />
              <IconButton
                size="sm"
                label={`Subir ${content.title}`}
                disabled={isBusy || index === 0}
                onClick={() => void swap(index, index - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Descer ${content.title}`}
                disabled={isBusy || index === contents.length - 1}
                onClick={() => void swap(index, index + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Tirar ${content.title} do pacote`}
                disabled={isBusy}
                onClick={() => void choose(contents.filter((one) => one.id !== content.id))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {contents.length > 0 && <Sum contents={contents} form={form} />}
      {left.length > 0 && contents.length < MOST_CONTENTS && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Material do pacote" className="min-w-0 flex-1 basis-56">
            <Select
              name="material_do_pacote"
              value={chosen}
              disabled={isBusy}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value="">Escolha um material</option>
              {left
                .filter(({ id }) => isThere(id) || String(id) === chosen)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </Select>
          </Field>
          {picking.isLong && <PickWords picking={picking} className="order-first basis-full" />}
          <Button disabled={isBusy || chosen === ""} onClick={() => void choose([...contents, ...picked])}>
            <Plus aria-hidden />
            Adicionar ao pacote
          </Button>
        </div>
      )}
      <div aria-live="polite">{problem && <FieldError id="pacote-error">{problem}</FieldError>}</div>
    </Block>
  );
}

function Sum({ contents, form }: { contents: Contents; form: ProductForm }) {
  const sumCents = sumApart(contents, form.license);
  const priceCents = form.isFree ? 0 : form.priceCents;
  if (sumCents === null) {
    return <p className="text-sm text-muted">Nem todos estão à venda com esta licença: a loja não mostra soma riscada.</p>;
  }
  return (
    <p className="text-sm text-muted">
      Um a um custam <Money cents={sumCents} />.{" "}
      {priceCents !== null &&
        (priceCents < sumCents ? (
          <>
            Quem compra o pacote economiza <Money cents={sumCents - priceCents} />.
          </>
        ) : (
          "O pacote não sai mais barato: a loja não mostra soma riscada."
        ))}
    </p>
  );
}
