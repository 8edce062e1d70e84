import { useRouter } from "@tanstack/react-router";
import { Ellipsis, PencilLine, Share2, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { setAlertsFn } from "../functions.ts";
import {
  type Favourite,
  FAVOURITE_SORTS,
  type FavouriteList,
  type FavouriteSort,
  favouritesHref,
  type FavouritesSearch,
} from "../schema/favourites-page.ts";
import { BuyListButton } from "./buy-list-button.tsx";
import { DeleteList } from "./delete-list.tsx";
import { RenameList } from "./rename-list.tsx";
import { useChange } from "./use-change.ts";

const ShareListDialog = lazy(async () => ({ default: (await import("./share-list-dialog.tsx")).ShareListDialog }));

const SORT_WORDS: Record<FavouriteSort, string> = {
  recentes: "Mais recentes",
  "maior-queda": "Maior queda de preço",
  "menor-preco": "Menor preço",
  titulo: "Título",
};

type ListToolsProps = {
  list: FavouriteList;
  items: Favourite[];
  search: FavouritesSearch;
  onProblem: (sentence: string | null) => void;
};

/** What can be done with one list: narrow, sort, buy, share, be told of drops, rename, delete. */
export function ListTools({ list, items, search, onProblem }: ListToolsProps) {
  const router = useRouter();
  const change = useChange(onProblem);
  const [dialog, setDialog] = useState<"rename" | "delete" | "share" | null>(null);
  const close = () => setDialog(null);
  const go = (next: Partial<FavouritesSearch>) =>
    void router.navigate({ href: favouritesHref({ ...search, ...next }), resetScroll: false });

  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {list.count > 0 && (
          <>
            <Chip on={search.promocao === "1"} onClick={() => go({ promocao: search.promocao ? undefined : "1" })}>
              Em promoção
            </Chip>
            <div className="w-[232px] max-sm:min-w-0 max-sm:flex-1">
              <Select
                dense
                aria-label="Ordenar por"
                value={search.ordem ?? "recentes"}
                onChange={(event) => {
                  const ordem = FAVOURITE_SORTS.find((sort) => sort === event.target.value);
                  go({ ordem: ordem === "recentes" ? undefined : ordem });
                }}
              >
                {FAVOURITE_SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {SORT_WORDS[sort]}
                  </option>
                ))}
              </Select>
            </div>
          </>
        )}
        <div className="ml-auto flex items-center gap-2 max-sm:w-full max-sm:flex-wrap">
          <BuyListButton listId={list.id} items={items} onProblem={onProblem} />
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setDialog("share")}>
            <Share2 aria-hidden />
            {list.shareToken ? "Compartilhada" : "Compartilhar"}
          </Button>
          <Menu
            trigger={
              <IconButton label={`Ações da lista ${list.name}`} tip={false}>
                <Ellipsis aria-hidden />
              </IconButton>
            }
          >
            <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => setDialog("rename")}>
              Mudar o nome
            </MenuItem>
            {!list.isFirst && (
              <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setDialog("delete")}>
                Apagar a lista
              </MenuItem>
            )}
          </Menu>
        </div>
      </div>
      <Switch
        checked={list.hasAlerts}
        onChange={(event) => {
          const hasAlerts = event.target.checked;
          void change(() => setAlertsFn({ data: { listId: list.id, hasAlerts } }));
        }}
        hint="Um e-mail quando algo desta lista ficar mais barato do que quando você guardou."
        className="max-w-[560px]"
      >
        Avisar quando o preço cair
      </Switch>
      {dialog === "share" && (
        <Suspense>
          <ShareListDialog list={list} onClose={close} />
        </Suspense>
      )}
      {dialog === "rename" && <RenameList list={list} onClose={close} />}
      {dialog === "delete" && <DeleteList list={list} onClose={close} />}
    </div>
  );
}
