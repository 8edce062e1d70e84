/** Every route, the panel's too, where the tree itself has lost them (`vite.config.ts`). */
declare module "*/routeTree.gen.ts?painel" {
  export const routeTree: typeof import("#routeTree.gen.ts").routeTree;
}
