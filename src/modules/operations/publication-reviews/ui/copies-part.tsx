import { DrawerPart } from "../../orders/ui/drawer-part.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Copy, WaitingPublication } from "../schema.ts";

type CopiesPartProps = { row: Pick<WaitingPublication, "title" | "store" | "copies" | "permission"> };

/** Why it waits when another store already sells it: the two, what the author says, and the pages that are alike side by side. */
export function CopiesPart({ row: { title, store, copies, permission } }: CopiesPartProps) {
  if (copies.length === 0) return null;
  return (
    <DrawerPart title="Parecido com o que outra loja vende">
      <ul className="grid gap-5 text-sm">
        {copies.map((one) => (
          <li key={one.fileId} className="grid gap-2.5">
            <p className="wrap-anywhere">
              {one.by === "conteudo" ? "O mesmo arquivo" : "As mesmas páginas"}: <b className="font-semibold">{one.fileName}</b>,
              de “{title}”, da loja {store.name}, e <b className="font-semibold">{one.other.fileName}</b>, de{" "}
              <RouterLink href={`/produto/${one.other.slug}`} className="link">
                {one.other.title}
              </RouterLink>
              , da loja{" "}
              <RouterLink href={`/loja/${one.other.storeSlug}`} className="link">
                {one.other.storeName}
              </RouterLink>
              , que publicou primeiro.
            </p>
            {one.pairs.length > 0 && <Pairs copy={one} here={store.name} />}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm wrap-anywhere whitespace-pre-line">
        {permission ? (
          <>
            <b className="font-semibold">O autor explica:</b> {permission}
          </>
        ) : (
          <span className="text-muted">O autor não explicou por que pode vender.</span>
        )}
      </p>
      <p className="mt-2 text-xs text-muted">A outra loja não foi avisada.</p>
    </DrawerPart>
  );
}

function Pairs({ copy: { fileId, other, pairs }, here }: { copy: Copy; here: string }) {
  return (
    <ul className="grid max-w-[480px] gap-3">
      {pairs.map((pair) => (
        <li key={pair.here} className="grid grid-cols-2 gap-3">
          <PageOf fileId={fileId} page={pair.here} store={here} />
          <PageOf fileId={other.fileId} page={pair.there} store={other.storeName} />
        </li>
      ))}
    </ul>
  );
}

function PageOf({ fileId, page, store }: { fileId: string; page: number; store: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="tn mb-1 text-2xs wrap-anywhere text-muted">
        {store}, página {page}
      </figcaption>
      <img
        src={`/painel/admin/produtos/paginas/${fileId}/${page}`}
        alt={`Página ${page} da loja ${store}`}
        loading="lazy"
        decoding="async"
        className="aspect-[1/1.414] w-full rounded-[3px] bg-white object-contain outline-1 outline-line-strong"
      />
    </figure>
  );
}
