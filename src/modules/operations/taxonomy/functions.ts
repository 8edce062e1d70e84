import { notFound } from "@tanstack/react-router";
import { ofCategory } from "#modules/catalog/categories/schema.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { categoriesAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { ofAttribute } from "#modules/catalog/attributes/attribute-form.ts";
import { findAttribute } from "./attributes/queries/find.ts";
import { listAttributes } from "./attributes/queries/list.ts";
import { editAttribute, endAttribute } from "./attributes/edit-attributes.ts";
import { editCategory, endCategory, placeCategory } from "./categories/edit-categories.ts";
import { findCategory } from "./categories/queries/find.ts";
import { listCategories } from "./categories/queries/list.ts";
import { dropInput, orderInput, retireInput, saveAttributeInput, saveInput, taxonomyInput } from "./schema.ts";

/** The tree of categories, as the address asks. */
export const getCategories = categoriesAdminDoor({ method: "GET" })
  .validator(taxonomyInput)
  .handler(({ data }) => listCategories(data));

/** One category with what was done with it. */
export const getCategory = categoriesAdminDoor({ method: "GET" })
  .validator(ofCategory)
  .handler(async ({ data }) => {
    const category = await findCategory(data.categoryId);
    if (!category) throw notFound();
    return category;
  });

export const saveCategory = categoriesAdminDoor({ method: "POST" })
  .validator(saveInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await editCategory(viewer.userId, data))));

export const orderCategory = categoriesAdminDoor({ method: "POST" })
  .validator(orderInput)
  .handler(async ({ data, context: { viewer } }) => respond(await placeCategory(viewer.userId, data)));

export const retireCategory = categoriesAdminDoor({ method: "POST" })
  .validator(retireInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await endCategory(viewer.userId, data))));

/** What categories ask of their products, as the address asks. */
export const getAttributes = categoriesAdminDoor({ method: "GET" })
  .validator(taxonomyInput)
  .handler(({ data }) => listAttributes(data));

/** One of them with what was done with it. */
export const getAttribute = categoriesAdminDoor({ method: "GET" })
  .validator(ofAttribute)
  .handler(async ({ data }) => {
    const attribute = await findAttribute(data.attributeId);
    if (!attribute) throw notFound();
    return attribute;
  });

export const saveAttribute = categoriesAdminDoor({ method: "POST" })
  .validator(saveAttributeInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await editAttribute(viewer.userId, data))));

export const dropAttribute = categoriesAdminDoor({ method: "POST" })
  .validator(dropInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await endAttribute(viewer.userId, data))));
