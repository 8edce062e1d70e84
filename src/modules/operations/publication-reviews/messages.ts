import type { DecidePublicationRefusal } from "#modules/catalog/publication-reviews/decide-publication.ts";

export const publicationMessages: Record<DecidePublicationRefusal, string> = {
  not_found: "Este material não existe mais. Atualize a página.",
  already_done: "Alguém já decidiu, ou o autor recolheu. Atualize a página.",
  changed: "O autor mudou o material depois que você abriu. Atualize a página e leia de novo.",
  not_publishable: "Este material não pode ser publicado agora: a loja fechou, foi suspensa ou falta algo nele.",
};
