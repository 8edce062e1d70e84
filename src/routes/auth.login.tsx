import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { openLoginPage } from "#modules/accounts/functions.ts";
import { GOOGLE_NOTICES, type GoogleNotice } from "#modules/accounts/google/schema.ts";
import { LoginPage } from "#modules/accounts/ui/login-page.tsx";
import { type Step, STEP_TITLES, STEPS } from "#modules/accounts/ui/steps.ts";
import { loaded } from "./-loaded.ts";

type LoginSearch = { passo?: Step; volta?: string; token?: string; aviso?: GoogleNotice };

export const Route = createFileRoute("/auth/login")({
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    passo: STEPS.find((step) => step === search.passo),
    volta: typeof search.volta === "string" ? search.volta : undefined,
    aviso: GOOGLE_NOTICES.find((notice) => notice === search.aviso),
    token: typeof search.token === "string" ? search.token : undefined,
  }),
  loaderDeps: ({ search: { passo, token, volta } }) => ({
    token: passo === "nova-senha" ? (token ?? "") : null,
    volta,
    asksReset: passo === "redefinir",
  }),
  loader: async ({ deps }) => loaded(await openLoginPage({ data: deps })),
  head: ({ match: { search } }) => ({
    meta: [
      { title: `${STEP_TITLES[search.passo ?? "entrar"]} · ${brand.name}` },
      { name: "description", content: `Entre ${brand.in} para baixar seus materiais ou cuidar da sua loja.` },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: Login,
});

function Login() {
  const { passo = "entrar", volta, token = "", aviso } = Route.useSearch();
  const { link, hasGoogle, email } = Route.useLoaderData();
  return <LoginPage step={passo} volta={volta} link={link} hasGoogle={hasGoogle} email={email} token={token} notice={aviso} />;
}
