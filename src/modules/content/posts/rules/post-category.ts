export const POST_CATEGORIES = ["na-sala-de-aula", "feito-a-mao", "vender-bem", "direitos-e-contas", "da-feira"] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** How each category is called, and the paper its posts without a cover lie on. */
export const POST_CATEGORY_WORDS = {
  "na-sala-de-aula": { title: "Na sala de aula", paper: "ceu" },
  "feito-a-mao": { title: "Feito à mão", paper: "rosa" },
  "vender-bem": { title: "Vender bem", paper: "menta" },
  "direitos-e-contas": { title: "Direitos e contas", paper: "canario" },
  "da-feira": { title: "Da feira", paper: "lilas" },
} as const satisfies Record<PostCategory, { title: string; paper: string }>;

export const isPostCategory = (text: string): text is PostCategory => POST_CATEGORIES.some((one) => one === text);
