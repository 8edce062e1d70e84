import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { portraitAddress } from "#modules/catalog/ui/picture.ts";
import { buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { paperOf } from "#modules/reviews/ui/review-words.ts";
import { ShareButton } from "../../ui/product/share-button.tsx";
import type { ProfilePage as ProfileFacts } from "../schema.ts";
import { FollowedStores } from "./followed-stores.tsx";
import { ProfileLists } from "./profile-lists.tsx";
import { ProfileReviews } from "./profile-reviews.tsx";
import { sinceWords } from "./since-words.ts";

type ProfilePageProps = { profile: ProfileFacts; page: number; report: ReactNode };

/** A person as they chose to be seen: their name, and the parts they switched on. */
export function ProfilePage({ profile, page, report }: ProfilePageProps) {
  const { name, photoId, areas, since, lists, reviews, stores, isOpen, isOwn } = profile;
  const parts = [lists?.length, reviews?.found, stores?.length].filter((size) => size !== undefined && size > 0);
  return (
    <main id="conteudo" className="wrap pt-8 pb-20 md:pt-12">
      {isOwn && <OwnNote isOpen={isOpen} />}
      <header className="flex flex-wrap items-start gap-x-7 gap-y-4">
        <Portrait name={name} src={portraitAddress(photoId)} paper={paperOf(name)} size={112} />
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-d2 wrap-anywhere">{name}</h1>
          {since && <p className="mt-1.5 text-muted">{sinceWords(since)}</p>}
          {areas.length > 0 && (
            <ul aria-label="Áreas" className="mt-3 flex flex-wrap gap-2">
              {areas.map((area) => (
                <li key={area}>
                  <Tag look="line">{area}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-1">
            <ShareButton path={`/cliente/${profile.slug}`} words={`${name} ${brand.in}`} />
            {!isOwn && report}
          </div>
        )}
      </header>
      {lists && lists.length > 0 && <ProfileLists lists={lists} />}
      {reviews && reviews.found > 0 && <ProfileReviews slug={profile.slug} reviews={reviews} page={page} />}
      {stores && stores.length > 0 && <FollowedStores stores={stores} />}
      {parts.length === 0 && <p className="mt-10 max-w-[52ch] text-muted">Por enquanto, {name} não mostra mais nada por aqui.</p>}
    </main>
  );
}

function OwnNote({ isOpen }: { isOpen: boolean }) {
  return (
    <Note
      tone={isOpen ? "info" : "warning"}
      className="mb-8"
      action={
        <RouterLink href="/painel/configuracoes?aba=perfil-publico" className={buttonClass({ size: "sm" })}>
          Mudar o que aparece
        </RouterLink>
      }
    >
      {isOpen
        ? "É assim que as outras pessoas veem a sua página. Este aviso só aparece para você."
        : "Seu perfil está fechado: quem abre este endereço vê que a página não existe. Aberto, seria assim."}
    </Note>
  );
}
