import { buyerDoor } from "#platform/door.ts";
import { readPanelFrame } from "./queries.ts";

export const getPanelFrame = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readPanelFrame(viewer));
