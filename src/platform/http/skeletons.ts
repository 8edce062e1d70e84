import type { AnyRouter } from "@tanstack/react-router";

/**
 * Loads the skeletons of the pages whose body only the browser renders: the router waits only for the code of complete pages. A skeleton
 * still loading at render time would be sent as a second piece, when the browser may have no place left for it.
 */
export async function readSkeletons({ state, routesById }: AnyRouter): Promise<void> {
  await Promise.all(state.matches.map(({ routeId }) => routesById[routeId].options.pendingComponent?.preload?.()));
}
