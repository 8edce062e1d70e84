import { createFileRoute } from "@tanstack/react-router";
import { openLoginPage } from "#modules/accounts/functions.ts";
import { LoginPage } from "#modules/accounts/ui/login-page.tsx";
import { type Step, STEP_TITLES, STEPS } from "#modules/accounts/ui/steps.ts";
import { loaded } from "./-loaded.ts";

type LoginSearch = { passo?: Step; volta?: string; token?: string };

export const Route = createFileRoute("/auth/login")({
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    passo: STEPS.find((step) => step === search.passo),
    volta: typeof search.volta === "string" ? search.volta : undefined,
    token: typeof search.token === "string" ? search.token : undefined,
  }),
  loaderDeps: ({ search: { passo, token, volta } }) => ({
    token: passo === "nova-senha" ? (token ?? "") : null,
    volta,
    asksReset: passo === "redefinir",
  }),
  loader: async ({ deps }) => loaded(await openLoginPage({ data: deps })),
  head: ({ match: { search } }) => ({
    meta: [{ title: `${STEP_TITLES[search.passo ?? "entrar"]} · Autoria` }, { name: "robots", content: "noindex" }],
  }),
  component: Login,
});

function Login() {
  const { passo = "entrar", volta, token = "" } = Route.useSearch();
  const { link } = Route.useLoaderData();
  return <LoginPage step={passo} volta={volta} link={link} token={token} />;
}
