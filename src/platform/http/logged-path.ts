/** A path for logs and metrics: without its query, with secret tokens replaced, at most 200 characters. */
export const loggedPath = (path: string): string =>
  (path.split("?")[0] ?? "")
    .replace(/\/(sacar|nao-fui-eu|desfazer|parar|confirmar|sair|lista|configuracoes\/email)\/[^/]+/g, "/$1/[token]")
    .replace(/\/_serverFn\/.*/, "/_serverFn")
    .slice(0, 200);
