import { describe, expect, it } from "vitest";
import { PLATFORM_FACTS } from "../../platform-facts.fixture.ts";
import { ARTICLES } from "../articles/every-article.ts";
import { writeArticle } from "./article.ts";
import { missWords } from "./miss-words.ts";
import { searchHelp } from "./search-help.ts";

const articles = ARTICLES.map((article) => writeArticle(article, PLATFORM_FACTS));
const found = (words: string): string[] => searchHelp(articles, words).map(({ slug }) => slug);

describe("the help search forgives", () => {
  it.each([
    ["pix", "pagar-com-pix"],
    ["código do pix venceu", "pix-vencido"],
    ["pix expirado", "pix-vencido"],
    ["reembolso", "desistir-da-compra"],
    ["reenbolso", "desistir-da-compra"],
    ["quero meu dinheiro de volta", "desistir-da-compra"],
    ["desistencia", "desistir-da-compra"],
    ["cancelar compra", "desistir-da-compra"],
    ["esqueci minha senha", "entrar-com-codigo"],
    ["nao recebi o codigo no email", "codigo-nao-chega"],
    ["cartao recusado", "cartao-recusado"],
    ["cartão não passou", "cartao-recusado"],
    ["parcelamento", "pagar-com-cartao"],
    ["juros", "pagar-com-cartao"],
    ["cupon nao funciona", "usar-cupom"],
    ["onde baixo meus arquivos", "onde-estao-os-arquivos"],
    ["dowload", "onde-estao-os-arquivos"],
    ["pdf com meu nome", "carimbo-no-pdf"],
    ["arquivo corrompido", "arquivo-nao-abre"],
    ["posso revender", "o-que-a-licenca-permite"],
    ["nota fiscal", "recibo-e-nota-fiscal"],
    ["comissão", "quanto-custa-vender"],
    ["taxa de venda", "quanto-custa-vender"],
    ["saque minimo", "como-sacar"],
    ["sacar dinheiro", "como-sacar"],
    ["quando recebo o dinheiro das vendas", "quando-o-dinheiro-fica-livre"],
    ["mudar conta do banco", "trocar-conta-bancaria"],
    ["excluir conta", "apagar-minha-conta"],
    ["LGPD", "que-dados-voces-guardam"],
    ["autenticador", "segundo-passo"],
    ["vulnerabilidade", "avisar-falha-de-seguranca"],
    ["plagio", "denunciar"],
  ])("“%s” finds %s among the first three", (words, slug) => {
    expect(found(words).slice(0, 3)).toContain(slug);
  });

  it.each(["xyzzyxyzzy", "", "   ", "de a o", "geladeira", "passagem aérea"])("“%s” finds nothing", (words) => {
    expect(found(words)).toEqual([]);
  });
});

describe("what was not found is noted without saying whose", () => {
  it.each([
    ["  Frete   Grátis! ", "frete gratis"],
    ["x", null],
    ["meu email é ana@exemplo.com.br", null],
    ["111.444.777-35", null],
    ["liga pra (32) 99999-0000", null],
    ["pedido 48213", null],
  ])("%j stays as %j", (search, words) => {
    expect(missWords(search)).toBe(words);
  });
});
