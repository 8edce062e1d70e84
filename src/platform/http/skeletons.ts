import type { AnyRouter } from "@tanstack/react-router";

/**
 * Has at hand the skeletons of the pages whose body only the browser draws: the router waits for those of whole pages alone. One that is
 * still being read when it is drawn leaves as a second piece, and by then the browser may have no place left to put it.
 */
export async function readSkeletons({ state, routesById }: AnyRouter): Promise<void> {
  await Promise.all(state.matches.map(({ routeId }) => routesById[routeId].options.pendingComponent?.preload?.()));
}
