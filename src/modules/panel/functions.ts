import * as z from "zod";
import { textField } from "#kit/fields.ts";
import { buyerDoor, limitTo } from "#platform/door.ts";
import { findInPanel as findInPanelQuery } from "./queries/find-in-panel.ts";
import { readOverview } from "./queries/overview.ts";
import { readPanelFrame } from "./queries/panel-frame.ts";

export const getPanelFrame = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readPanelFrame(viewer));

export const getOverview = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readOverview(viewer));

/** What the command palette proposes for these words, among what is this person's own. */
export const findInPanel = buyerDoor({ method: "GET" })
  .middleware([limitTo({ name: "palette", points: 120, seconds: 60 })])
  .validator(z.strictObject({ q: textField({ max: 80 }) }))
  .handler(({ data, context: { viewer } }) => findInPanelQuery(viewer, data.q));
