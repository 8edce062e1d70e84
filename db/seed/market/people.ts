import { inventedCpf } from "./documents.ts";
import { randomOf } from "./random.ts";
import { slugOf } from "./slug.ts";

export type MarketBuyer = { name: string; email: string; document: string; city: string; uf: string };

const WOMEN =
  "Adriana Alice Amanda Ana Antônia Aparecida Beatriz Bruna Camila Carolina Cecília Clara Cláudia Cristina Daniela Débora Elaine Eliane Fabiana Fátima Fernanda Flávia Gabriela Glória Helena Inês Isabela Janaína Joana Josefa Júlia Juliana Larissa Letícia Lívia Lúcia Luísa Luzia Manuela Márcia Mariana Marta Mônica Nair Natália Olívia Patrícia Paula Rafaela Raquel Regina Renata Rita Rosana Sabrina Sandra Silvana Simone Sofia Sônia Taís Tatiana Teresa Valéria Vanessa Vera Vitória Viviane Yara".split(
    " ",
  );
const MEN =
  "Alexandre Anderson André Antônio Arthur Augusto Bernardo Breno Bruno Caetano Carlos César Cícero Cláudio Daniel Davi Diego Edson Eduardo Elias Fábio Felipe Fernando Francisco Gabriel Geraldo Gilberto Guilherme Gustavo Heitor Henrique Hugo Igor Ivan João Joaquim Jonas Jorge José Júlio Leandro Leonardo Lucas Luís Marcelo Marcos Mário Mateus Miguel Murilo Nelson Nilton Otávio Paulo Pedro Rafael Raimundo Raul Renato Ricardo Roberto Rodrigo Samuel Sérgio Tiago Tomás Vicente Vinícius Vítor Wagner".split(
    " ",
  );
const SURNAMES =
  "Abreu Aguiar Almeida Alves Amorim Andrade Antunes Aragão Araújo Assis Azevedo Bandeira Barbosa Barreto Barros Batista Bezerra Borges Brandão Brito Cabral Camargo Campos Cardoso Carneiro Carvalho Castro Cavalcanti Chaves Coelho Correia Costa Couto Cunha Dantas Dias Duarte Esteves Farias Ferraz Ferreira Figueira Fonseca Franco Freitas Furtado Galvão Garcia Gomes Gonçalves Guedes Guerra Guimarães Leal Leite Lemos Lima Lopes Macedo Machado Maciel Magalhães Maia Marinho Marques Martins Matos Medeiros Melo Mendes Menezes Miranda Monteiro Moraes Moreira Mota Moura Nascimento Neves Nogueira Novaes Nunes Oliveira Pacheco Paiva Peixoto Pereira Pinheiro Pinto Pires Pontes Portela Prado Queiroz Ramos Reis Rezende Ribeiro Rocha Rodrigues Sales Sampaio Santana Santos Siqueira Soares Souza Tavares Teixeira Teles Torres Valente Vargas Vasconcelos Vaz Viana Vieira Xavier".split(
    " ",
  );

/** Cities with the weight of their state among those who buy. */
const CITIES: readonly (readonly [city: string, uf: string, weight: number])[] = [
  ["São Paulo", "SP", 34],
  ["Campinas", "SP", 11],
  ["Ribeirão Preto", "SP", 8],
  ["Santos", "SP", 7],
  ["Sorocaba", "SP", 6],
  ["Belo Horizonte", "MG", 16],
  ["Uberlândia", "MG", 8],
  ["Juiz de Fora", "MG", 7],
  ["Montes Claros", "MG", 5],
  ["Rio de Janeiro", "RJ", 20],
  ["Niterói", "RJ", 6],
  ["Petrópolis", "RJ", 3],
  ["Salvador", "BA", 13],
  ["Feira de Santana", "BA", 5],
  ["Vitória da Conquista", "BA", 3],
  ["Curitiba", "PR", 12],
  ["Londrina", "PR", 6],
  ["Maringá", "PR", 4],
  ["Porto Alegre", "RS", 12],
  ["Caxias do Sul", "RS", 5],
  ["Pelotas", "RS", 3],
  ["Recife", "PE", 10],
  ["Caruaru", "PE", 4],
  ["Fortaleza", "CE", 10],
  ["Juazeiro do Norte", "CE", 3],
  ["Florianópolis", "SC", 8],
  ["Joinville", "SC", 5],
  ["Blumenau", "SC", 4],
  ["Goiânia", "GO", 9],
  ["Anápolis", "GO", 3],
  ["Brasília", "DF", 11],
  ["Belém", "PA", 7],
  ["Santarém", "PA", 2],
  ["Manaus", "AM", 6],
  ["São Luís", "MA", 5],
  ["Vitória", "ES", 5],
  ["Vila Velha", "ES", 3],
  ["João Pessoa", "PB", 5],
  ["Campina Grande", "PB", 4],
  ["Natal", "RN", 5],
  ["Maceió", "AL", 4],
  ["Cuiabá", "MT", 4],
  ["Campo Grande", "MS", 4],
  ["Teresina", "PI", 4],
  ["Aracaju", "SE", 4],
  ["Porto Velho", "RO", 2],
  ["Palmas", "TO", 2],
  ["Macapá", "AP", 1],
  ["Rio Branco", "AC", 1],
  ["Boa Vista", "RR", 1],
];

const COUNT = 330;

function makeBuyers(): MarketBuyer[] {
  const random = randomOf("quem compra");
  const buyers = new Map<string, MarketBuyer>();
  while (buyers.size < COUNT) {
    const [first, middle] = random.sample(random.chance(0.72) ? WOMEN : MEN, 2);
    const surnames = random.sample(SURNAMES, random.chance(0.55) ? 2 : 1).join(" ");
    const name = `${first}${random.chance(0.12) ? ` ${middle}` : ""} ${surnames}`;
    const [city, uf] = random.weighted(CITIES, (place) => place[2]);
    const email = `${slugOf(name).replaceAll("-", ".")}@demo.test`;
    buyers.set(email, { name, email, document: inventedCpf(email), city, uf });
  }
  return [...buyers.values()];
}

/** The people who buy in the demo market: invented names, e-mails at demo.test, CPFs with right digits. */
export const MARKET_BUYERS: readonly MarketBuyer[] = makeBuyers();
