import { ipBucket } from "./network.ts";
import { scope } from "./request-scope.ts";

/** The network behind this request, also where it made a page for everybody be drawn. */
export const askingNetwork = (): string => ipBucket(scope()?.drawnFor ?? scope()?.ip ?? "");
