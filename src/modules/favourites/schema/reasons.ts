export type KeepRefusal = "gone" | "no_list" | "list_full";
export type ListRefusal = "too_many_lists" | "name_taken" | "no_list" | "first_list";
export type FollowRefusal = "no_store" | "own_store";
export type BuyListRefusal = "nothing" | "cart_full";
export type BuySharedRefusal = BuyListRefusal | "no_list";
