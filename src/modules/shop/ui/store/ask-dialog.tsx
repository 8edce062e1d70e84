import { useEffect, useState } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getListing } from "../../functions.ts";
import { kindLine } from "../product-card.tsx";

const MOST_SHOWN = 6;

type AskDialogProps = { store: Pick<StorePageFacts, "slug" | "authorName">; open: boolean; onClose: () => void };

/** Which product the question is about: the way to where it is asked. */
export function AskDialog({ store, open, onClose }: AskDialogProps) {
  const [words, setWords] = useState<string>();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Perguntar a ${store.authorName}`}
      description="A pergunta e a resposta ficam na página do material, e ajudam quem vier depois. Sobre qual é?"
      actions={
        <Button variant="ghost" onClick={onClose}>
          Cancelar
        </Button>
      }
    >
      <SearchBox
        value={words}
        onSearch={setWords}
        label={`Buscar material de ${store.authorName}`}
        placeholder="Buscar material"
      />
      {open && <Found key={words} slug={store.slug} words={words} />}
    </Dialog>
  );
}

function Found({ slug, words }: { slug: string; words: string | undefined }) {
  const [products, setProducts] = useState<ProductCardFacts[] | "reading" | "failed">("reading");
  useEffect(() => {
    let isGone = false;
    getListing({ data: { loja: slug, busca: words } })
      .then(({ products: found }) => !isGone && setProducts(found.slice(0, MOST_SHOWN)))
      .catch(() => !isGone && setProducts("failed"));
    return () => {
      isGone = true;
    };
  }, [slug, words]);
  if (products === "reading") return <Skeleton className="mt-3 h-64" />;
  if (products === "failed")
    return (
      <p role="alert" className="mt-3 text-sm text-danger">
        Não conseguimos carregar os materiais. Feche e tente de novo.
      </p>
    );
  if (products.length === 0)
    return (
      <output className="mt-3 block text-sm text-muted">
        {words ? `Nenhum material desta loja com “${words}”.` : "Nenhum material à venda agora."}
      </output>
    );
  return (
    <ul className="mt-3 divide-y divide-line">
      {products.map((product) => (
        <li key={product.id}>
          <RouterLink href={`/produto/${product.slug}#perguntas`} className="block py-2.5 hover:underline">
            <span className="block text-sm font-semibold">{product.title}</span>
            <span className="block text-2xs text-muted">{kindLine(product)}</span>
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
