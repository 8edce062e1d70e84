import { formatDate } from "#kit/date-format.ts";
import { RouterLink } from "#ui/router-link.tsx";
import type { PublicNews } from "../schema.ts";

/** The latest a store told who follows it. */
export function StoreNews({ news }: { news: PublicNews[] }) {
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="novidades" className="mt-9">
      <h2 id="novidades" className="text-t2">
        Novidades
      </h2>
      <ul className="mt-3 grid max-w-[62ch] gap-5">
        {news.map(({ id, title, body, product, at }) => (
          <li key={id}>
            <h3 className="font-sans text-md font-semibold">{title}</h3>
            <p className="tn text-2xs text-muted">{formatDate(new Date(`${at}T15:00:00Z`))}</p>
            <p className="mt-1.5 whitespace-pre-line">{body}</p>
            {product && (
              <RouterLink href={`/produto/${product.slug}`} className="link mt-1 inline-block text-sm">
                {product.title}
              </RouterLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
