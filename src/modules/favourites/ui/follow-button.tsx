import { Check, Plus } from "lucide-react";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { pressFollow, useIsFollowed } from "./kept.ts";

type FollowButtonProps = Pick<ButtonProps, "size" | "variant" | "className"> & { storeId: number; name: string };

/** Follows a store at once, and again to stop. A guest is asked to sign in and comes back following. */
export function FollowButton({ storeId, name, ...look }: FollowButtonProps) {
  const isFollowed = useIsFollowed(storeId);
  const Icon = isFollowed ? Check : Plus;
  return (
    <Button {...look} onClick={() => pressFollow(storeId)}>
      <Icon aria-hidden />
      <span>
        {isFollowed ? "Seguindo" : "Seguir"}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Button>
  );
}
