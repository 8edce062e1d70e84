import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { getOwnProduct } from "../../functions.ts";
import type { OwnProductView } from "../../schema/product-view.ts";
import { useVisit } from "../visit.ts";
import type { ReportSlot } from "./product-details.tsx";

const ProductPage = lazy(async () => ({ default: (await import("./product-page.tsx")).ProductPage }));

const WORDS: Record<OwnProductView["status"], string> = {
  rascunho: "Este material é um rascunho: só você vê esta página.",
  em_revisao: "Este material está em revisão: só você vê esta página.",
  reprovado: "Este material não foi aprovado: só você vê esta página.",
  pausado: "Este material está em pausa: quem não é você vê que ele não está à venda.",
  arquivado: "Este material está arquivado: quem não é você vê que ele saiu de venda.",
  get bloqueado() {
    return `${brand.The} tirou este material de venda: só você vê esta página. O motivo está no seu e-mail.`;
  },
};

type OwnProductProps = {
  slug: string;
  report: ReportSlot;
  /** What everybody sees, and the author until the page knows who they are. */
  children: ReactNode;
};

/** Where a product is not on sale, its author sees its page, with a banner; anybody else what everybody sees. */
export function OwnProduct({ slug, report, children }: OwnProductProps) {
  const isAuthor = Boolean(useVisit()?.viewer?.storeId);
  const [own, setOwn] = useState<OwnProductView | null>(null);

  useEffect(() => {
    if (!isAuthor) return;
    let isWanted = true;
    void getOwnProduct({ data: { slug } })
      .catch(() => null)
      .then((answer) => (isWanted && answer && "product" in answer ? setOwn(answer) : undefined));
    return () => {
      isWanted = false;
    };
  }, [slug, isAuthor]);

  if (own?.product.slug !== slug) return children;
  return (
    <Suspense fallback={children}>
      <ProductPage
        view={own}
        report={report}
        banner={
          <Note
            tone="warning"
            className="mt-4"
            action={
              <RouterLink href={`/painel/adicionar-produto?produto=${own.product.id}`} className="link font-semibold">
                Editar material
              </RouterLink>
            }
          >
            {WORDS[own.status]}
          </Note>
        }
      />
    </Suspense>
  );
}
