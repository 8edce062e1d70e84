import { fileLicensesWords, chosenLicenses } from "#modules/catalog/file-licenses/rules.ts";
import type { ProductForm, EditedProduct, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatPrice } from "#kit/money.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Block } from "./block.tsx";
import type { Mistakes } from "./read-refusal.ts";

type EditionBlockProps = {
  page: EditedProduct;
  form: ProductForm;
  files: WorkingFile[];
  change: (part: Partial<ProductForm>) => void;
  mistakes: Mistakes;
};

/** What changes for everybody when a product on sale is published again, and what its buyers hear of it. */
export function EditionBlock({ page, form, files, change, mistakes }: EditionBlockProps) {
  if (!page.live) return null;
  const changes = changesOf(page, form, files);
  const hasNewFiles = changes.files.length > 0;
  const all = [...changes.files, ...changes.words];
  if (all.length === 0) return null;
  return (
    <Block
      title="O que muda"
      hint={
        hasNewFiles
          ? "Arquivos diferentes viram uma versão nova. Quem já comprou recebe sem pagar e guarda a que comprou."
          : undefined
      }
    >
      <ul className="list-disc pl-5 text-sm [overflow-wrap:anywhere]">
        {all.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hasNewFiles && (
        <>
          <Field
            label="O que mudou nos arquivos"
            optional
            id="nota-da-versao"
            error={mistakes.nota}
            hint="Fica na página do material e na biblioteca de quem comprou."
          >
            <Textarea
              name="versionNote"
              counted
              maxLength={500}
              rows={3}
              value={form.versionNote ?? ""}
              onChange={(event) => change({ versionNote: event.target.value })}
            />
          </Field>
          <NotifyBuyers page={page} checked={form.tellsBuyers ?? false} onChecked={(tellsBuyers) => change({ tellsBuyers })} />
        </>
      )}
    </Block>
  );
}

type NotifyBuyersProps = { page: EditedProduct; checked: boolean; onChecked: (checked: boolean) => void };

function NotifyBuyers({ page: { buyers }, checked, onChecked }: NotifyBuyersProps) {
  if (buyers.count === 0) return null;
  if (buyers.isNotifiedToday)
    return (
      <p className="text-xs text-muted">Quem comprou já foi avisado de uma versão hoje. Esta aparece na biblioteca deles.</p>
    );
  return (
    <Checkbox name="tellsBuyers" checked={checked} onChange={(event) => onChecked(event.target.checked)}>
      Avisar {buyers.count === 1 ? "1 comprador" : `${formatCount(buyers.count)} compradores`}
      <span className="block text-xs text-muted">
        Uma vez para cada pessoa, por aviso e e-mail. Quem não quer esses avisos não recebe.
      </span>
    </Checkbox>
  );
}

/** What shoppers and buyers will notice, line by line. */
function changesOf({ live, liveFiles }: EditedProduct, form: ProductForm, files: WorkingFile[]) {
  const clean = files.filter((file) => file.status === "limpo");
  const replacedBy = (file: WorkingFile) =>
    liveFiles.find((one) => one.id === file.replaces && !files.some(({ id }) => id === one.id));
  const added = clean
    .filter((file) => !liveFiles.some((one) => one.id === file.id))
    .map((file) => {
      const former = replacedBy(file);
      if (!former) return `Entra ${file.name}`;
      return former.name === file.name ? `${file.name} é substituído` : `${file.name} entra no lugar de ${former.name}`;
    });
  const gone = liveFiles
    .filter((file) => !files.some((one) => one.id === file.id) && !clean.some((one) => one.replaces === file.id))
    .map((file) => `Sai ${file.name}`);
  const sold = [form.license, ...(form.otherLicenses ?? []).map((one) => one.license)];
  const moved = clean.flatMap((file) => {
    const live = liveFiles.find((one) => one.id === file.id);
    const now = chosenLicenses(file.licenses, sold);
    return live && live.licenses?.join() !== now?.join()
      ? [`${file.name} passa a ir com ${fileLicensesWords(now) ?? "todas as licenças"}`]
      : [];
  });
  const isReordered =
    added.length + gone.length === 0 && clean.map((file) => file.id).join() !== liveFiles.map((file) => file.id).join();
  const cents = form.isFree ? 0 : (form.priceCents ?? 0);
  return {
    files: [
      ...added,
      ...gone,
      ...moved,
      ...(isReordered ? [`Nova ordem de ${plural(clean.length, "arquivo", "arquivos")}`] : []),
    ],
    words: live
      ? [
          ...(live.title === form.title ? [] : [`O título passa a ser “${form.title}”; o endereço antigo continua valendo`]),
          ...(live.priceCents === cents ? [] : [`O preço vai de ${formatPrice(live.priceCents)} para ${formatPrice(cents)}`]),
        ]
      : [],
  };
}
