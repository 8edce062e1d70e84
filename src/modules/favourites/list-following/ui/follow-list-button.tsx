import { Check, Plus } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useFollowList } from "./use-follow-list.ts";

type FollowListButtonProps = { token: string; name: string };

/** Follows a list somebody shares, to hear what gets cheaper in it, and again to stop. Its owner sees none. */
export function FollowListButton({ token, name }: FollowListButtonProps) {
  const { isOwn, isFollowed, isBusy, message, problem, press } = useFollowList(token);
  if (isOwn) return null;
  const Icon = isFollowed ? Check : Plus;
  return (
    <>
      <Button loading={isBusy} loadingLabel={isFollowed ? "Deixando…" : "Seguindo…"} onClick={() => void press()}>
        <Icon aria-hidden />
        <span>
          {isFollowed ? "Seguindo a lista" : "Seguir a lista"}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
      <output className="order-last basis-full text-sm text-muted empty:hidden">{message}</output>
      <span role="alert" className="order-last basis-full text-xs font-medium text-danger empty:hidden">
        {problem}
      </span>
    </>
  );
}
