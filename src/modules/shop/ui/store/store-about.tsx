import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { StorePolicies } from "./store-policies.tsx";
import { SellerIdentity } from "../product/seller-identity.tsx";

/** Who signs, who sells by law, and what happens after a purchase. */
export function StoreAbout({
  store,
  news,
  report,
}: {
  store: StorePageFacts;
  /** The latest it told who follows it. */ news: ReactNode;
  /** The way to say that something is wrong. */ report: ReactNode;
}) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-16">
      <div>
        <h2 className="text-t2">Quem assina</h2>
        {store.bio && <p className="mt-3 max-w-[62ch] text-[1.0625rem] leading-[1.6] whitespace-pre-line">{store.bio}</p>}
        <p className="mt-3 text-muted">
          {store.name === store.authorName ? "" : `${store.name}. `}
          {`${brand.In} desde `}
          {store.since}.
        </p>
        {store.links.length > 0 && <StoreLinks links={store.links} />}
        {news}
        <StorePolicies policies={store.policies} />
        <h2 className="mt-9 text-t2">Depois da compra</h2>
        <ul className="mt-3 grid max-w-[62ch] gap-2">
          <li>Os arquivos ficam na sua biblioteca e podem ser baixados de novo sempre que precisar.</li>
          <li>Quando sai uma edição nova de um material que você tem, ela chega sem custo.</li>
          <li>Algo não abriu ou não é o que estava descrito? Abra o pedido e escolha “Relatar um problema”.</li>
        </ul>
      </div>
      <div>
        <SellerIdentity seller={store} />
        <div className="mt-3 -ml-3">{report}</div>
      </div>
    </div>
  );
}

/** Where else the author is: their own words, which we do not vouch for. */
const StoreLinks = ({ links }: { links: readonly string[] }) => (
  <ul aria-label="Onde mais encontrar" className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm">
    {links.map((link) => (
      <li key={link}>
        <a href={link} rel="ugc nofollow noopener noreferrer" target="_blank" className="link wrap-anywhere">
          {link.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
        </a>
      </li>
    ))}
  </ul>
);
