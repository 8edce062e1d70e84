import type { OwnProductRow } from "#modules/catalog/schema/product-form.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Cover } from "#ui/cover.tsx";

/** The cover as small as a row holds it; its title stands beside it. */
export function ProductCover({ row }: { row: Pick<OwnProductRow, "id" | "title" | "paper" | "cover"> }) {
  return (
    <Cover
      shape="mini"
      paper={row.paper}
      picture={pictureOf(row.cover)}
      title={row.title || "Sem título"}
      signature=""
      seed={String(row.id)}
      alt=""
    />
  );
}
