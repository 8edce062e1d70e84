import { publicDoor } from "#platform/door.ts";
import { readServiceState } from "./read-service-state.ts";

/** How each part of the service is now. */
export const getServiceState = publicDoor({ method: "GET" }).handler(() => readServiceState());
