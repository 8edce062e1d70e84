import { type ComponentType, lazy, type ReactNode } from "react";
import type { Refusal } from "#kit/outcome.ts";
import { getOwnProfile } from "#modules/accounts/profiles/functions.ts";
import { getAccountSettings, getSecuritySettings } from "#modules/accounts/settings/functions.ts";
import { getNoticeChoices } from "#modules/notifications/functions.ts";
import { getPrivacy } from "#modules/operations/privacy/functions.ts";
import { loaded } from "../-loaded.ts";

type Facts = Record<string, unknown>;
type TabProps<F> = { facts: F; onChanged: () => void };
type SettingsTab = {
  label: string;
  read: () => Promise<Facts>;
  show: (facts: Facts, onChanged: () => void) => ReactNode;
};

/** A tab, its facts and the component that shows them, fetched together when it is opened. */
function tab<F extends object>(
  label: string,
  read: () => Promise<F>,
  load: () => Promise<ComponentType<TabProps<Exclude<F, Refusal<string>>>>>,
): SettingsTab {
  const Content = lazy(async () => ({ default: await load() }));
  return {
    label,
    read: async () => {
      const [facts] = await Promise.all([read(), load()]);
      return loaded(facts) as Facts;
    },
    show: (facts, onChanged) => <Content facts={facts as Exclude<F, Refusal<string>>} onChanged={onChanged} />,
  };
}

/** The parts of the settings, by the name they have in the address. */
export const SETTINGS_TABS = {
  conta: tab("Conta", getAccountSettings, async () => (await import("#modules/accounts/ui/settings/account-tab.tsx")).AccountTab),
  seguranca: tab(
    "Segurança",
    getSecuritySettings,
    async () => (await import("#modules/accounts/ui/settings/security-tab.tsx")).SecurityTab,
  ),
  "perfil-publico": tab(
    "Perfil público",
    getOwnProfile,
    async () => (await import("#modules/shop/profile/ui/profile-tab.tsx")).ProfileTab,
  ),
  notificacoes: tab(
    "Notificações",
    getNoticeChoices,
    async () => (await import("#modules/notifications/ui/notifications-tab.tsx")).NotificationsTab,
  ),
  privacidade: tab(
    "Privacidade",
    getPrivacy,
    async () => (await import("#modules/operations/privacy/ui/privacy-tab.tsx")).PrivacyTab,
  ),
};

export type SettingsTabName = keyof typeof SETTINGS_TABS;
