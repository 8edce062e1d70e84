import { buyerDoor } from "#platform/door.ts";
import { forgetDevice as forgetDeviceVerb } from "./forget-device.ts";
import { deviceInput } from "./schema.ts";

export const forgetDevice = buyerDoor({ method: "POST" })
  .validator(deviceInput)
  .handler(({ data, context: { viewer } }) => forgetDeviceVerb(viewer, data));
