import { buyerDoor } from "#platform/door.ts";
import { unlinkGoogle } from "./unlink-google.ts";

export const unlinkGoogleFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => unlinkGoogle(viewer));
