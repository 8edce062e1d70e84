import { createFileRoute, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getEmailText } from "#modules/operations/email-texts/functions.ts";
import { EMAIL_TEXTS_PATH } from "#modules/operations/email-texts/rules.ts";
import { EmailTextPage } from "#modules/operations/email-texts/ui/email-text-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/emails_/$textKey")({
  loader: async ({ params: { textKey } }) => loaded(await getEmailText({ data: { key: textKey } })),
  gcTime: 0,
  preload: false,
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.label ?? "E-mail"} · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: EmailText,
});

function EmailText() {
  const router = useRouter();
  const text = Route.useLoaderData();
  return (
    <>
      <Breadcrumb crumbs={[{ href: EMAIL_TEXTS_PATH, label: "Textos dos e-mails" }]} renderLink={routerLink} className="mb-3" />
      <PanelHead title={text.label}>{text.when}</PanelHead>
      <EmailTextPage key={`${text.key} ${text.lastId}`} text={text} onSaved={() => void router.invalidate({ sync: true })} />
    </>
  );
}
