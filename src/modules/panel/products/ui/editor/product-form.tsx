import { useEffect, useMemo, useRef, useState } from "react";
import { remainingMistakes } from "#kit/remaining-mistakes.ts";
import { OPAQUE_UNDECLARED } from "#modules/catalog/authorship/rules.ts";
import { submitProductFn, schedulePublicationFn } from "#modules/catalog/functions.ts";
import type { EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { Form } from "#ui/form.tsx";
import { FormNotices } from "#ui/form-notices.tsx";
import { Note } from "#ui/note.tsx";
import { NOT_PUBLISHED } from "#ui/use-autosave.ts";
import { AskNote } from "./ask-note.tsx";
import { AttributesBlock } from "./attributes-block.tsx";
import { BundleBlock } from "./bundle-block.tsx";
import { CardPreview } from "./card-preview.tsx";
import { CoverBlock } from "./cover-block.tsx";
import { EditionBlock } from "./edition-block.tsx";
import { FilesBlock } from "./files-block.tsx";
import { LicensesBlock } from "./licenses-block.tsx";
import { ProductSaveBar } from "./product-save-bar.tsx";
import { PendingSavesContext, usePendingSaves } from "./pending-saves.ts";
import { PicturesBlock } from "./pictures-block.tsx";
import { PreviewBlock } from "./preview-block.tsx";
import { PriceBlock } from "./price-block.tsx";
import { changedFields, fieldIdOf, type Mistakes, readRefusal } from "./read-refusal.ts";
import { extrasOf, problemsOf, ReviewBlock } from "./review-block.tsx";
import { ScheduleBlock, ScheduleNote } from "./schedule-block.tsx";
import { CategoryBlock } from "./category-block.tsx";
import { StampBlock } from "./stamp-block.tsx";
import { usePictures } from "./use-pictures.ts";
import { usePreviews } from "./use-previews.ts";
import { useProduct } from "./use-product.ts";
import { useWorkingFiles } from "./use-working-files.ts";
import { WaitingNote } from "./waiting-note.tsx";
import { WordsBlock } from "./words-block.tsx";

type ProductFormProps = {
  page: EditedProduct;
  onPublished: () => void;
  /** It will go on sale by itself, or no more. */
  onScheduled: () => void;
};

/** One column from the files to the author's word; saved by itself, published at once. */
export function ProductForm({ page, onPublished, onScheduled }: ProductFormProps) {
  const product = useProduct(page);
  const { files, setFiles, refresh } = useWorkingFiles(page.id, page.files);
  const [contents, setContents] = useState(page.contents);
  const [cover, setCover] = useState(page.cover);
  const previews = usePreviews(page, files);
  const pending = usePendingSaves();
  const pictures = usePictures(page, pending.track);
  const [declared, setDeclared] = useState(false);
  const [declaresOpaque, setDeclaresOpaque] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [hour, setHour] = useState<string | null>(null);
  const { form, change, save, trouble, setTrouble, formState, latest, revision, inTurn, epoch } = product;
  const { amend } = formState;
  const mistakes: Mistakes = formState.mistakes;
  const problems = useMemo(() => problemsOf({ ...page, contents }, form, files), [page, contents, form, files]);
  const sold = [form.license, ...(form.otherLicenses ?? []).map((one) => one.license)];
  const before = useRef({ form, problems });

  // What was said follows what is written and the files: their checking ends, or one is taken out, while the author reads it.
  useEffect(() => {
    const was = before.current;
    before.current = { form, problems };
    const changed = changedFields(was.form, form);
    amend((sentences) => remainingMistakes<string>(sentences, { was: was.problems, now: problems, changed }) as typeof sentences);
  }, [form, problems, amend]);

  async function send() {
    const data = {
      productId: page.id,
      revision: revision.current,
      form: latest.current,
      declared: true,
      declaresOpaque,
    } as const;
    return hour === null ? await submitProductFn({ data }) : await schedulePublicationFn({ data: { ...data, publishAt: hour } });
  }

  /** What is stored apart from the draft. */
  const others = {
    isSaving: pending.isSaving || previews.isSaving || pictures.isSaving,
    save: async () => {
      const areIn = await pending.settle();
      return (await Promise.all([previews.save(), pictures.save()])).every(Boolean) && areIn;
    },
  };

  async function publish() {
    if (publishing) return;
    const found: Record<string, string> = { ...problems };
    if (!declared) found.declaracao = "Marque a declaração de autoria para publicar.";
    if (!declaresOpaque && files.some((file) => file.shownKind?.isOpaque)) found.programas = OPAQUE_UNDECLARED;
    if (Object.keys(found).length > 0) return formState.refuse(found);
    formState.clear();
    setRefused(false);
    setPublishing(true);
    const areOthersSaved = await others.save();
    const isSaved = (await save()) && areOthersSaved;
    const answer = isSaved && (await inTurn(send).catch(() => null));
    setPublishing(false);
    if (answer && answer.ok) return hour === null ? onPublished() : onScheduled();
    setRefused(true);
    if (answer === false) return formState.pointOut();
    const refusal = readRefusal(answer ?? { reason: "unavailable" });
    setTrouble(refusal.trouble);
    formState.refuse(refusal.mistakes);
  }

  return (
    <PendingSavesContext value={pending.track}>
      <div className="gap-x-14 xl:grid xl:grid-cols-[minmax(0,640px)_minmax(0,1fr)]">
        <Form state={formState} onSubmit={publish} placesNotices className="grid max-w-[640px] min-w-0 gap-9">
          {!page.store.isOpen && (
            <Note tone="warning">Sua loja não está aberta. Você pode preparar o material e publicar quando ela voltar.</Note>
          )}
          <AskNote ask={page.ask} />
          <WaitingNote page={page} onWithdrawn={onScheduled} />
          <ScheduleNote page={page} onCancelled={onScheduled} />
          <FormNotices state={formState} summary={fieldIdOf} title="Para publicar, confira:" />
          <FilesBlock page={page} files={files} setFiles={setFiles} sold={sold} refresh={refresh} error={mistakes.arquivos} />
          <BundleBlock page={page} form={form} contents={contents} onContents={setContents} />
          <StampBlock productId={page.id} files={files} refresh={refresh} />
          <WordsBlock key={`palavras-${epoch}`} form={form} change={change} mistakes={mistakes} />
          <CategoryBlock key={`estante-${epoch}`} form={form} change={change} mistakes={mistakes} categories={page.categories} />
          <AttributesBlock form={form} change={change} />
          <PreviewBlock page={page} files={files} previews={previews} />
          <CoverBlock page={page} form={form} change={change} files={files} cover={cover} onCover={setCover} />
          <PicturesBlock own={pictures} />
          <PriceBlock page={page} form={form} change={change} mistakes={mistakes} />
          <LicensesBlock page={page} form={form} change={change} mistakes={mistakes} />
          <EditionBlock page={page} form={form} files={files} change={change} mistakes={mistakes} />
          <ReviewBlock
            problems={problems}
            extras={extrasOf(form, files, {
              hasCover: cover !== null,
              previews: previews.chosen.length,
              pictures: pictures.pictures,
            })}
            form={form}
            files={files}
            change={change}
            declared={declared}
            onDeclared={(isDeclared) => {
              setDeclared(isDeclared);
              formState.forgive("declaracao");
            }}
            declaresOpaque={declaresOpaque}
            onDeclaresOpaque={(isDeclared) => {
              setDeclaresOpaque(isDeclared);
              formState.forgive("programas");
            }}
            mistakes={mistakes}
          />
          <ScheduleBlock
            hour={hour}
            onHour={(chosen) => {
              setHour(chosen);
              formState.forgive("hora");
            }}
            error={mistakes.hora}
          />
          <ProductSaveBar
            page={page}
            material={product}
            others={others}
            trouble={trouble ?? (isRefused ? { reason: "not_published", message: NOT_PUBLISHED } : null)}
            publishing={publishing}
            isScheduling={hour !== null}
          />
        </Form>
        <CardPreview page={page} form={form} files={files} cover={cover} />
      </div>
    </PendingSavesContext>
  );
}
