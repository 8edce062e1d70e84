import { kindWords } from "#modules/moderation/messages.ts";
import { listFile } from "#platform/http/list-file.ts";
import { reasonName, sourceWords } from "./messages.ts";
import { readComments } from "./queries/list.ts";
import { commentList } from "./search.ts";

export const commentRoutes = listFile(commentList, {
  area: "moderation",
  noun: "comentarios",
  recorded: ["coisa"],
  rows: readComments,
  columns: {
    "O quê": ({ source }) => sourceWords[source],
    "De quê": ({ thing }) => kindWords[thing].one,
    Texto: ({ subject }) => subject,
    Sobre: ({ about }) => about,
    "Por quê": ({ reasons }) => reasons.map(reasonName).join("; "),
    Vezes: ({ times }) => times,
    Desde: ({ since }) => since,
  },
});
