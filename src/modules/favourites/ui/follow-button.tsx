import { Check, Plus } from "lucide-react";
import { useRef } from "react";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { takePress, useEarlyPress } from "#ui/use-early-press.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { pressFollow, useIsFollowed } from "./saved.ts";

type FollowButtonProps = Pick<ButtonProps, "size" | "variant" | "className"> & { storeId: number; name: string };

/** Follows a store at once, before the page's scripts came too, and again to stop. A guest is asked to sign in and comes back following. */
export function FollowButton({ storeId, name, ...look }: FollowButtonProps) {
  const isFollowed = useIsFollowed(storeId);
  const button = useRef<HTMLButtonElement>(null);
  useEarlyPress(button, () => pressFollow(storeId, true));
  const Icon = isFollowed ? Check : Plus;
  return (
    <Button {...look} ref={button} data-early="" onClick={(event) => takePress(event) && pressFollow(storeId)}>
      <Icon aria-hidden />
      <span>
        {isFollowed ? "Seguindo" : "Seguir"}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Button>
  );
}
