import { brand } from "#kit/brand/brand.ts";
import type { FollowListRefusal } from "./list-following/schema.ts";
import type { FollowSearchRefusal } from "./search-following/schema.ts";
import type { EmailsRefusal } from "./news/schema.ts";
import type { DoorReason } from "#platform/door.ts";
import type { BuyListRefusal, FollowRefusal, KeepRefusal, ListRefusal } from "./schema/reasons.ts";

export type FavouriteReason =
  | BuyListRefusal
  | KeepRefusal
  | "not_kept"
  | ListRefusal
  | FollowRefusal
  | EmailsRefusal
  | FollowListRefusal
  | FollowSearchRefusal
  | DoorReason;

export const favouriteMessages: Record<FavouriteReason, string> = {
  get gone() {
    return `Este material não está mais ${brand.in}.`;
  },
  not_kept: "Este material não está mais nos seus favoritos.",
  no_list: "Esta lista não existe mais.",
  list_full: "Esta lista chegou a 200 materiais. Use outra lista ou tire algum.",
  too_many_lists: "Você já tem 20 listas, o máximo. Apague uma para criar outra.",
  name_taken: "Você já tem uma lista com este nome.",
  first_list: "A primeira lista não pode ser apagada.",
  get no_store() {
    return `Esta loja não está mais ${brand.in}.`;
  },
  not_followed: "Siga a loja para receber as novidades.",
  own_store: "Esta loja é sua.",
  own_list: "Esta lista é sua.",
  too_many_followed: "Você já segue 50 listas, o máximo. Deixe de seguir uma para seguir esta.",
  no_search: "Esta busca pede tudo, ou algo que não existe mais. Escolha um filtro ou escreva o que procura.",
  too_many_searches: "Você já segue 20 buscas, o máximo. Deixe de seguir uma, em Favoritos, para seguir esta.",
  nothing: "Nada desta lista pode ir para o carrinho agora.",
  cart_full: "O carrinho chegou a 50 materiais, o máximo de um pedido. Finalize esta compra ou tire algum.",
  invalid: "Confira o que você escreveu.",
  limited: "Muitos cliques seguidos. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo para continuar.",
  forbidden: "Você não pode fazer isto com esta conta.",
  unavailable: "Não conseguimos guardar isto agora. Tente de novo em instantes.",
};
