import { Checkbox } from "#ui/checkbox.tsx";
import { pressEmails, useIsFollowed, useWantsEmails } from "./saved.ts";

/** Beside "Seguindo": whether the store's news come by e-mail too. Off until asked for. */
export function EmailsChoice({ storeId }: { storeId: number }) {
  const isFollowed = useIsFollowed(storeId);
  const wants = useWantsEmails(storeId);
  if (!isFollowed) return null;
  return (
    <Checkbox checked={wants} onChange={() => pressEmails(storeId)} className="order-last min-h-11 basis-full items-center">
      Novidades por e-mail
    </Checkbox>
  );
}
