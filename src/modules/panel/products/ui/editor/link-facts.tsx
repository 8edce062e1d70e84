import { RefreshCw } from "lucide-react";
import { checkWords } from "#modules/catalog/links/checking/messages.ts";
import { askCheckFn } from "#modules/catalog/links/functions.ts";
import { askCheckMessages } from "#modules/catalog/links/messages.ts";
import { doorMessages } from "#modules/catalog/messages.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Button } from "#ui/button.tsx";
import { InnerForm } from "#ui/inner-form.tsx";
import { useForm } from "#ui/use-form.ts";

const TONES = { quiet: "", warning: "font-medium text-warning", danger: "font-medium text-danger" };

type LinkFactsProps = {
  productId: number;
  file: WorkingFile;
  link: NonNullable<WorkingFile["link"]>;
  onChanged: () => Promise<void>;
};

/** Of a link, for its author: where it leads, how to use it, whether it opens, and the way to have it asked again. */
export function LinkFacts({ productId, file, link, onChanged }: LinkFactsProps) {
  const state = useForm<HTMLFieldSetElement>({ ...doorMessages, ...askCheckMessages }, doorMessages.unavailable, {
    name: "conferir-link",
  });
  const { words, tone } = checkWords(link);

  async function check() {
    if (await state.send(() => askCheckFn({ data: { productId, fileId: file.id } }))) await onChanged();
  }

  return (
    <div className="mt-0.5 text-2xs text-muted">
      <p className="wrap-anywhere">
        Link:{" "}
        <a href={link.address} target="_blank" rel="noopener noreferrer" className="link">
          {link.address}
        </a>
      </p>
      {link.words && <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{link.words}</p>}
      <output className={`mt-0.5 block ${TONES[tone]}`}>{words}</output>
      {!link.isBeingChecked && (
        <InnerForm state={state} onSubmit={check} label={`Conferir ${file.name}`} className="mt-1">
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3"
            onClick={() => void check()}
            loading={state.isBusy}
            loadingLabel="Pedindo…"
          >
            <RefreshCw aria-hidden />
            Conferir de novo
          </Button>
        </InnerForm>
      )}
    </div>
  );
}
