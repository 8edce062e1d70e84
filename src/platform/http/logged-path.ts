/** An address with what opens a door by itself taken out, fit for logs and metrics. */
export const loggedPath = (path: string): string =>
  (path.split("?")[0] ?? "")
    .replace(/\/(sacar|nao-fui-eu|desfazer|parar|confirmar|sair|lista|configuracoes\/email)\/[^/]+/g, "/$1/[token]")
    .replace(/\/_serverFn\/.*/, "/_serverFn")
    .slice(0, 200);
