import type { ProductForm, EditedProduct, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { formatNames } from "#modules/catalog/rules/format-names.ts";
import { Cover } from "#ui/cover.tsx";
import { Price } from "#ui/price.tsx";

type CardPreviewProps = { page: EditedProduct; form: ProductForm; files: WorkingFile[]; cover: ImageRef | null };

/** The card as shoppers will see it, while it is being made. */
export function CardPreview({ page, form, files, cover }: CardPreviewProps) {
  const formats = [...new Set(files.flatMap((file) => (file.status === "limpo" && file.kind ? [file.kind] : [])))];
  const title = form.title || "Título do material";
  return (
    <aside aria-label="Como fica na vitrine" className="sticky top-24 self-start max-xl:hidden">
      <p className="mb-3 text-2xs font-semibold text-muted">Como fica na vitrine</p>
      <div className="w-60">
        <Cover
          paper={form.paper}
          picture={pictureOf(cover)}
          title={title}
          signature={page.store.authorName}
          seed={String(page.id)}
          alt=""
        />
        <p className="mt-3 truncate text-2xs text-muted">
          {[form.kind, formatNames(formats)].filter(Boolean).join(" · ") || "Tipo"}
        </p>
        <p className="mt-1 line-clamp-2 text-md leading-[1.32] font-semibold">{title}</p>
        <p className="sig mt-[3px] text-muted">de {page.store.authorName}</p>
        <div className="pt-2">
          <Price
            cents={form.isFree ? 0 : (form.priceCents ?? 0)}
            className={!form.isFree && !form.priceCents ? "invisible" : ""}
          />
        </div>
      </div>
    </aside>
  );
}
