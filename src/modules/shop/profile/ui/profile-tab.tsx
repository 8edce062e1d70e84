import { PublicProfileTab } from "#modules/accounts/profiles/ui/public-profile-tab.tsx";
import type { OwnProfile } from "#modules/accounts/profiles/schema.ts";
import { ProfilePhoto } from "./profile-photo.tsx";

type ProfileTabProps = { facts: OwnProfile; onChanged: () => void };

/** The public profile in the settings, with its photo. */
export function ProfileTab({ facts, onChanged }: ProfileTabProps) {
  return <PublicProfileTab facts={facts} onChanged={onChanged} photo={<ProfilePhoto profile={facts} onChanged={onChanged} />} />;
}
