import { BellPlus, Check } from "lucide-react";
import { Button } from "#ui/button.tsx";
import type { ListingSearch } from "../../../catalog/schema/listing-search.ts";
import { searchKey } from "../../schema/search-address.ts";
import { useFollowSearch } from "./use-follow-search.ts";

/** Follows what a listing asks, to hear what is published in it, and again to stop. */
export function Followable({ search }: { search: ListingSearch }) {
  const { isFollowed, isBusy, message, problem, press } = useFollowSearch(search);
  const Icon = isFollowed ? Check : BellPlus;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button
        size="sm"
        variant="soft"
        loading={isBusy}
        loadingLabel={isFollowed ? "Deixando…" : "Seguindo…"}
        onClick={() => void press()}
      >
        <Icon aria-hidden />
        {isFollowed ? "Seguindo" : "Seguir"} {isCategory(search) ? "esta categoria" : "esta busca"}
      </Button>
      <output className="text-xs text-muted empty:hidden">{message}</output>
      <span role="alert" className="text-xs font-medium text-danger empty:hidden">
        {problem}
      </span>
    </div>
  );
}

/** A category and nothing else is not called a search. */
const isCategory = (search: ListingSearch): boolean =>
  search.categoria !== undefined && searchKey(search) === searchKey({ categoria: search.categoria });
