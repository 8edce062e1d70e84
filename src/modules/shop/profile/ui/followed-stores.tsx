import { portraitAddress } from "#modules/catalog/ui/picture.ts";
import { Portrait } from "#ui/portrait.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { FollowedStore } from "../schema.ts";

/** The open stores a person follows. */
export function FollowedStores({ stores }: { stores: FollowedStore[] }) {
  return (
    <section aria-labelledby="lojas" className="mt-12">
      <SectionHead id="lojas" title="Lojas que segue" />
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {stores.map((store) => (
          <li key={store.id} className="relative flex min-w-0 items-center gap-3">
            <Portrait name={store.authorName} src={portraitAddress(store.portraitId)} paper={store.paper} size={48} />
            <div className="min-w-0">
              <RouterLink
                href={`/loja/${store.slug}`}
                className="sig text-[1.25rem] after:absolute after:inset-0 hover:underline"
              >
                {store.authorName}
              </RouterLink>
              {store.tagline && <p className="truncate text-xs text-muted">{store.tagline}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
