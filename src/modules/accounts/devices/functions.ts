import { buyerDoor } from "#platform/door.ts";
import { forgetDevice } from "./forget-device.ts";
import { deviceInput } from "./schema.ts";

export const forgetDeviceFn = buyerDoor({ method: "POST" })
  .validator(deviceInput)
  .handler(({ data, context: { viewer } }) => forgetDevice(viewer, data));
