import { ipBucket } from "./network.ts";
import { scope } from "./request-scope.ts";

/** The network of the client behind this request, including when the request caused a page shared by everybody to be rendered. */
export const askingNetwork = (): string => ipBucket(scope()?.drawnFor ?? scope()?.ip ?? "");
