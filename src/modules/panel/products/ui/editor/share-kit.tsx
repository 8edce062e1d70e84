import { Download, MessageCircle } from "lucide-react";
import type { EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { formatPrice } from "#kit/money.ts";
import { buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { shareAddress } from "#modules/shop/share/rules/share-address.ts";
import { sharedProduct } from "#modules/shop/share/rules/shared-things.ts";

/** A product just put on sale: where it is, and what to send to people. */
export function ShareKit({ page }: { page: EditedProduct & { slug: string } }) {
  const { form, store, slug, id, cover } = page;
  const address = new URL(`/produto/${slug}`, location.origin).href;
  const words = [`${form.title}, ${form.isFree ? "grátis" : formatPrice(form.priceCents ?? 0)}`, form.promise, address]
    .filter(Boolean)
    .join("\n");
  const picture = shareAddress(sharedProduct({ id, title: form.title, authorName: store.authorName, paper: form.paper, cover }));
  return (
    <section aria-labelledby="divulgar" className="mb-9 max-w-[640px] border-t-2 border-ink pt-4">
      <output className="block text-sm">
        <b className="font-semibold">Publicado.</b> O material já está à venda.{" "}
        <RouterLink href={`/produto/${slug}`} className="link font-semibold">
          Ver na loja
        </RouterLink>
      </output>
      <h2 id="divulgar" className="mt-4 text-t3">
        Conte para as pessoas
      </h2>
      <div className="mt-3 grid gap-4 sm:grid-cols-[minmax(0,1fr)_128px]">
        <div className="grid content-start gap-3">
          <p className="rounded-ctl bg-well px-4 py-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
          <div className="flex flex-wrap gap-2">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(words)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: "primary" })}
            >
              <MessageCircle aria-hidden />
              WhatsApp
            </a>
            <CopyButton text={words} label="Copiar texto" copiedLabel="Texto copiado" />
            <CopyButton text={address} label="Copiar link" copiedLabel="Link copiado" />
            <a href={picture} download={`${slug}.jpg`} className={buttonClass({ variant: "soft" })}>
              <Download aria-hidden />
              Imagem
            </a>
          </div>
        </div>
        <div className="max-sm:hidden">
          <QrCode text={address} label="QR code que abre o material" />
        </div>
      </div>
    </section>
  );
}
