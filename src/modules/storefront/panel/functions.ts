import { buyerDoor } from "#platform/door.ts";
import { readOverview, readPanelFrame } from "./queries.ts";

export const getPanelFrame = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readPanelFrame(viewer));

export const getOverview = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readOverview(viewer));
