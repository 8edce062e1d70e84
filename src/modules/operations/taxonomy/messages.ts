import type { AttributeRefusal, DropRefusal } from "#modules/catalog/attributes/attribute-form.ts";
import type { AttributeKind } from "#modules/catalog/attributes/schema.ts";
import type { CategoryRefusal, RetireRefusal } from "#modules/catalog/categories/schema.ts";

export const categoryMessages: Record<CategoryRefusal | RetireRefusal, string> = {
  not_found: "Esta categoria não existe mais. Atualize a página.",
  invalid: "Confira os campos marcados.",
  already_so: "Já está assim. Nada mudou.",
  has_children: "Ela tem subcategorias. Mude-as de lugar ou remova-as antes.",
  has_materials: "Ela ainda tem materiais. Mude-os de categoria antes.",
  has_commission: "Ela tem uma comissão combinada. Encerre a comissão antes.",
  on_home: "Uma seção da página inicial mostra esta categoria. Troque a seção antes.",
};

export const actWords: Record<string, string> = {
  "criar-categoria": "Criada",
  "mudar-categoria": "Mudada",
  "criar-atributo": "Criado",
  "mudar-atributo": "Mudado",
};

export const attributeMessages: Record<AttributeRefusal | DropRefusal, string> = {
  not_found: "Este atributo não existe mais. Atualize a página.",
  invalid: "Confira os campos marcados.",
  has_answers: "Há materiais que respondem a ele. Deixe de perguntá-lo nas categorias, ou tire-o dos filtros.",
};

export const attributeKindWords: Record<AttributeKind, string> = {
  uma: "Uma opção",
  varias: "Várias opções",
  numero: "Um número",
  faixa: "De um número a outro",
};
