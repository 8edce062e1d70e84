import { brand } from "#kit/brand/brand.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Cover } from "#ui/cover.tsx";
import { Panel } from "#ui/panel.tsx";
import { licenseWords } from "../messages.ts";
import { DownloadAll } from "../bundle/ui/download-all.tsx";
import { ProductFiles } from "./product-files.tsx";
import type { PurchaseItem } from "./order-facts.ts";

/** The products of the order, each with its files when they are open. */
export function PurchaseFiles({ items, isOpen }: { items: PurchaseItem[]; isOpen: boolean }) {
  const taken = items
    .flatMap((item) => [item, ...item.contents])
    .filter((item) => !item.isTakenDown && item.files.some((file) => !file.link));
  const files = taken.flatMap((item) => item.files.filter((file) => file.isCurrent && !file.link));
  return (
    <Panel
      title={isOpen && taken.length > 0 ? "Seus arquivos" : isOpen ? "Seus materiais" : "Materiais do pedido"}
      action={
        taken.length > 1 && <DownloadAll href={`/baixar/tudo/pedido/${files[0]?.orderId}`} files={files} ofWhat="do pedido" />
      }
      flush
    >
      <ul className="border-t border-line">
        {items.map((item) => (
          <li key={item.id} className="border-b border-line px-4 py-4 last:border-b-0 md:px-5">
            <ProductHead item={item} />
            {item.isTakenDown && item.entitlementId && (
              <p className="mt-3 text-sm text-muted">
                {`${brand.The} retirou este material. Você recebe um e-mail com o motivo e com o que volta para você.`}
              </p>
            )}
            {isOpen && item.isReturned && !item.isTakenDown && (
              <p className="mt-3 text-sm text-muted">Este material foi devolvido. Os arquivos dele saíram da sua biblioteca.</p>
            )}
            {item.closedBy && (
              <p className="mt-3 text-sm text-muted">
                {item.closedBy === "autor" ? "Quem vendeu" : brand.The} fechou o seu acesso a este material e enviou o motivo por
                e-mail. Se você não concorda,{" "}
                <RouterLink href="/ajuda/contato" className="underline underline-offset-3">
                  {`fale com ${brand.the}`}
                </RouterLink>
                .
              </p>
            )}
            {!item.isTakenDown && item.files.length > 0 && <ProductFiles item={item} />}
            {item.contents.length > 0 && <BundleContents contents={item.contents} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What a bundle opened, product by product. */
function BundleContents({ contents }: { contents: PurchaseItem["contents"] }) {
  return (
    <ul className="mt-4 grid gap-4 border-l-2 border-line pl-4">
      {contents.map((content) => (
        <li key={content.entitlementId}>
          <h4 className="font-text text-sm font-semibold wrap-anywhere">{content.title}</h4>
          {content.isTakenDown ? (
            <p className="mt-1 text-sm text-muted">{`${brand.The} retirou este material. Você recebe um e-mail com o motivo.`}</p>
          ) : (
            <ProductFiles item={content} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ProductHead({ item }: { item: PurchaseItem }) {
  return (
    <div className="flex items-center gap-3.5">
      <Cover
        shape="cart"
        paper={item.paper}
        picture={pictureOf(item.cover)}
        title={item.title}
        signature={item.authorName}
        seed={item.slug}
        alt=""
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-text text-md leading-[1.3] font-semibold wrap-anywhere">
          <RouterLink href={`/produto/${item.slug}`} className="underline-offset-3 hover:underline">
            {item.title}
          </RouterLink>
        </h3>
        <p className="sig text-muted">de {item.authorName}</p>
        <p className="text-2xs text-muted">{licenseWords[item.license] ?? item.license}</p>
      </div>
    </div>
  );
}
