import { buyerDoor } from "#platform/door.ts";
import { unlinkGoogle as unlinkGoogleVerb } from "./unlink-google.ts";

export const unlinkGoogle = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => unlinkGoogleVerb(viewer));
