import { useState } from "react";
import { LICENSES } from "#modules/catalog/rules/licenses.ts";
import { plainText } from "#modules/catalog/schema/description-field.ts";
import type { CategoryChoice, ProductForm } from "#modules/catalog/schema/product-form.ts";
import { formatPrice } from "#kit/money.ts";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import type { FormKey } from "./merge-forms.ts";

export type Clash = { merged: ProductForm; there: ProductForm; keys: FormKey[] };

type ConflictDialogProps = {
  clash: Clash;
  categories: CategoryChoice[];
  onChoose: (theirs: FormKey[]) => void;
  onClose: () => void;
};

const NAMES: Record<FormKey, string> = {
  title: "Título",
  promise: "Resumo em uma frase",
  kind: "Tipo de material",
  description: "Descrição",
  categoryId: "Categoria",
  priceCents: "Preço",
  isFree: "Grátis ou pago",
  license: "Licença",
  otherLicenses: "Outras licenças",
  paper: "Cor de fundo",
  tags: "Palavras-chave",
  attributes: "Para quem procura",
  versionNote: "O que mudou nos arquivos",
  tellsBuyers: "Avisar quem comprou",
  thirdParties: "Fontes e imagens de terceiros",
  permission: "Por que você pode vender",
};

/** The fields that two tabs changed, each with both sides: nothing is lost until somebody chooses. */
export function ConflictDialog({ clash: { merged, there, keys }, categories, onChoose, onClose }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<FormKey[]>([]);
  const take = (key: FormKey, isTheirs: boolean) => setTheirs(isTheirs ? [...theirs, key] : theirs.filter((one) => one !== key));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Duas abas, dois textos"
      description={`Este material também mudou em outra aba. Escolha o que fica em ${plural(keys.length, "campo", "campos")}; o resto já está junto.`}
      className="w-[min(640px,calc(100vw-32px))]"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Decidir depois
          </Button>
          <Button variant="primary" onClick={() => onChoose(theirs)}>
            Ficar com o escolhido
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {keys.map((key) => (
          <FieldGroup key={key} legend={NAMES[key]} className="sm:grid-cols-2">
            <RadioCard
              name={`conflito-${key}`}
              checked={!theirs.includes(key)}
              onChange={() => take(key, false)}
              title="Desta aba"
              description={wordsOf(key, merged, categories)}
            />
            <RadioCard
              name={`conflito-${key}`}
              checked={theirs.includes(key)}
              onChange={() => take(key, true)}
              title="Da outra aba"
              description={wordsOf(key, there, categories)}
            />
          </FieldGroup>
        ))}
      </div>
    </Dialog>
  );
}

/** One side of a field, in words. */
function wordsOf(key: FormKey, form: ProductForm, categories: CategoryChoice[]): string {
  const text: Record<FormKey, () => string> = {
    title: () => form.title,
    promise: () => form.promise,
    kind: () => form.kind,
    description: () => plainText(form.description).trim(),
    categoryId: () => categories.find((one) => one.id === form.categoryId)?.name ?? "",
    priceCents: () => (form.priceCents === null ? "" : formatPrice(form.priceCents)),
    isFree: () => (form.isFree ? "Grátis" : "Pago"),
    license: () => LICENSES[form.license].name,
    otherLicenses: () =>
      (form.otherLicenses ?? []).map((one) => `${LICENSES[one.license].name}: ${formatPrice(one.priceCents)}`).join(", "),
    paper: () => form.paper,
    tags: () => form.tags.join(", "),
    attributes: () => plural(form.attributes.length, "resposta", "respostas"),
    versionNote: () => form.versionNote ?? "",
    tellsBuyers: () => (form.tellsBuyers ? "Sim" : "Não"),
    thirdParties: () => form.thirdParties ?? "",
    permission: () => form.permission ?? "",
  };
  return text[key]() || "Em branco";
}
