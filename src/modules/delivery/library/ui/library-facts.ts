import type { AnswerOf } from "#kit/answer.ts";
import type { getLibrary } from "../../functions.ts";

type LibraryFacts = AnswerOf<typeof getLibrary>;

/** What the library's screen receives. */
export type Library = LibraryFacts["library"];
export type LibraryItem = Library["items"][number];
export type LibrarySummary = LibraryFacts["summary"];
export type OtherOrder = LibraryFacts["others"][number];
