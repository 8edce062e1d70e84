/** What a consenting browser is told of how this market is watched; null where no key was given. */
export type WatchSettings = { sentryDsn: string | null; posthogKey: string | null };

/**
 * Pages where errors and use may be watched: the shop window, and the author's own work. Whatever is not named here is not
 * watched, so that a new page for a card, a bank account, a sign-in, somebody's order or the admin's eyes never is by oversight.
 */
const WATCHED = [
  /^\/(?:produtos|lojas|faq|blog|quem-somos|quero-ser-autor|newsletter|informacoes-do-produto|avaliacoes|termos-de-uso)?$/,
  /^\/(?:politica-de-pagamentos|politica-de-privacidade|ajuda)$/,
  /^\/(?:produto|loja|cupom|blog)\/[^/]+$/,
  /^\/ajuda\/(?!contato$)[^/]+$/,
  /^\/painel\/(?:adicionar-produto|produtos|analytics|cupons|minha-loja|favoritos)$/,
];

/** Whether the page at `path` may be watched; never while a purchase is open over it. */
export const isWatched = (path: string, isBuying: boolean): boolean => !isBuying && WATCHED.some((pattern) => pattern.test(path));

/** Whether the library of the PostHog project with this `key` calls this address; its scripts are our own, never fetched. */
export const isPosthogPath = (path: string, key: string): boolean =>
  /^\/(?:e|i\/v0\/e|s|flags|batch)\/?$/.test(path) || path === `/array/${key}/config`;
