import { type KeyboardEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { enterDoes } from "#ui/enter-does.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { findPostProduct } from "../../functions.ts";
import { postMessages } from "../../messages.ts";

type ProductFormProps = { onProduct: (attrs: { productId: number; title: string }) => void; onCancel: () => void };

/** A product by its address. Not a form of its own: it stands inside one. */
export function ProductForm({ onProduct, onCancel }: ProductFormProps) {
  const [address, setAddress] = useState("");
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function look() {
    setLooking(true);
    const answer = await findPostProduct({ data: { address } }).catch(() => null);
    setLooking(false);
    if (answer?.ok) onProduct({ productId: answer.value.id, title: answer.value.title });
    else setProblem(postMessages[answer?.reason ?? "unavailable"]);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") onCancel();
    enterDoes(look)(event);
  }

  return (
    <div className="grid gap-3 border-b border-line p-3">
      <Field
        label="Endereço do material"
        error={problem}
        hint="Cole o link da página dele. O preço é sempre o da hora da leitura."
      >
        <TextInput dense value={address} onChange={(event) => setAddress(event.target.value)} onKeyDown={press} />
      </Field>
      <div className="flex gap-2">
        <Button size="sm" loading={isLooking} loadingLabel="Procurando…" onClick={() => void look()}>
          Inserir no texto
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}
