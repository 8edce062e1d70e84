import { Checkbox } from "#ui/checkbox.tsx";
import { pressEmails, useIsFollowed, useWantsEmails } from "./saved.ts";

/** Beside "Seguindo": whether the store's news come by e-mail too. Off until asked for. */
export function EmailsChoice({ storeId }: { storeId: number }) {
  const isFollowed = useIsFollowed(storeId);
  const wants = useWantsEmails(storeId);
  if (!isFollowed) return null;
  return (
    <Checkbox checked={wants} onChange={() => pressEmails(storeId)} className="order-last min-h-11 basis-full items-center">
      <span>
        Novidades por e-mail <span className="text-2xs text-muted">(a loja pode ver o seu e-mail)</span>
      </span>
    </Checkbox>
  );
}
