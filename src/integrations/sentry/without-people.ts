const EMAIL = /[^\s@"'(=]+@[^\s@"')]+\.[a-z]+/gi;
const LONG_NUMBER = /\d[\d.\-/ ]{5,}\d/g;

/** An error's words without the values of its query, addresses or documents. */
export const withoutPeople = (words: string): string =>
  words
    .replace(/\nparams:[\s\S]*$/, "")
    .replace(EMAIL, "[e-mail]")
    .replace(LONG_NUMBER, "[número]");

/** An address without what opens a door by itself. */
export const withoutTokens = (url: string): string =>
  url.replace(/\/(sacar|nao-fui-eu|desfazer|parar|confirmar|sair|lista|configuracoes\/email)\/[^/?#]+/g, "/$1/[segredo]");
