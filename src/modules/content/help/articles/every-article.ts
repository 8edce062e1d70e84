import type { Article } from "../rules/article.ts";
import { ACCOUNT } from "./account.ts";
import { BUYING } from "./buying.ts";
import { FILES } from "./files.ts";
import { PRIVACY } from "./privacy.ts";
import { RECEIVING } from "./receiving.ts";
import { RETURNING } from "./returning.ts";
import { SELLING } from "./selling.ts";

/** The help, one source for /ajuda and /faq. Of a category, the first ones come first. */
export const ARTICLES: Article[] = [...BUYING, ...FILES, ...RETURNING, ...ACCOUNT, ...PRIVACY, ...SELLING, ...RECEIVING];
