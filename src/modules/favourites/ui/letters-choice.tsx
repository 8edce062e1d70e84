import { Checkbox } from "#ui/checkbox.tsx";
import { pressLetters, useIsFollowed, useWantsLetters } from "./kept.ts";

/** Beside "Seguindo": whether the store's news come by e-mail too. Off until asked for. */
export function LettersChoice({ storeId }: { storeId: number }) {
  const isFollowed = useIsFollowed(storeId);
  const wants = useWantsLetters(storeId);
  if (!isFollowed) return null;
  return (
    <Checkbox checked={wants} onChange={() => pressLetters(storeId)} className="order-last min-h-11 basis-full items-center">
      Novidades por e-mail
    </Checkbox>
  );
}
