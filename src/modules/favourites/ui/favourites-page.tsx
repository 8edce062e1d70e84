import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { FollowedLists } from "../list-following/ui/followed-lists.tsx";
import { FollowedSearches } from "../search-following/ui/followed-searches.tsx";
import { favouritesHref, type FavouritesPageFacts, type FavouritesSearch } from "../schema/favourites-page.ts";
import { FavouriteCard } from "./favourite-card.tsx";
import { mergeGuest } from "./saved.ts";
import { ListTools } from "./list-tools.tsx";
import { NewListForm } from "./new-list-form.tsx";

type FavouritesPageProps = { facts: FavouritesPageFacts; search: FavouritesSearch };

/** The lists of a person, and what one of them keeps at the prices of now. */
export function FavouritesPage({ facts, search }: FavouritesPageProps) {
  const router = useRouter();
  const [isNaming, setNaming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // What was kept before signing in may only arrive here.
  useEffect(() => {
    void mergeGuest().then((isNew) => (isNew ? router.invalidate({ sync: true }) : undefined));
  }, [router]);

  async function openList({ id }: { id: string }) {
    setNaming(false);
    await router.navigate({ href: favouritesHref({ lista: id }) });
  }

  const { list, lists, items } = facts;
  const followed = (
    <>
      <FollowedLists lists={facts.followed} onProblem={setProblem} />
      <FollowedSearches searches={facts.searches} onProblem={setProblem} />
    </>
  );
  const trouble = problem && (
    <Note tone="danger" role="alert" className="mb-4">
      {problem}
    </Note>
  );
  if (!list) {
    return (
      <>
        {trouble}
        <NothingSaved />
        {followed}
      </>
    );
  }
  return (
    <>
      <div className="mb-5 flex items-end gap-2">
        <LinkTabs
          label="Suas listas"
          className="min-w-0 flex-1"
          renderLink={routerLink}
          tabs={lists.map((one) => ({
            href: favouritesHref({ ...search, lista: one.isFirst ? undefined : one.id }),
            label: one.name,
            count: one.count,
            current: one.id === list.id,
          }))}
        />
        <Button variant="ghost" aria-expanded={isNaming} onClick={() => setNaming(!isNaming)} className="shrink-0">
          <Plus aria-hidden />
          Nova lista
        </Button>
      </div>
      {isNaming && (
        <div className="mb-6 max-w-[440px]">
          <NewListForm onCreated={openList} />
        </div>
      )}
      {trouble}
      <ListTools key={list.id} list={list} items={items} search={search} onProblem={setProblem} />
      {items.length > 0 ? (
        <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4">
          {items.map((item, index) => (
            <li key={item.productId} className="flex min-w-0 flex-col">
              <FavouriteCard item={item} listId={list.id} priority={index < 4} onProblem={setProblem} />
            </li>
          ))}
        </ul>
      ) : list.count > 0 ? (
        <EmptyState
          framed
          title="Nada em promoção por enquanto"
          action={
            <RouterLink href={favouritesHref({ ...search, promocao: undefined })} className={buttonClass()}>
              Ver a lista inteira
            </RouterLink>
          }
        >
          Nenhum material desta lista está em promoção ou custa menos do que quando você guardou.
        </EmptyState>
      ) : (
        <NothingSaved isFirst={list.isFirst} />
      )}
      {followed}
    </>
  );
}

function NothingSaved({ isFirst = true }: { isFirst?: boolean }) {
  return (
    <EmptyState
      framed
      title={isFirst ? "Nada guardado ainda" : "Esta lista está vazia"}
      action={
        <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
          Explorar materiais
        </RouterLink>
      }
    >
      {isFirst
        ? "Toque no coração de um material e ele fica aqui, com o preço de quando você guardou."
        : "Ao guardar um material, escolha esta lista; ou traga para cá o que está em outra."}
    </EmptyState>
  );
}
