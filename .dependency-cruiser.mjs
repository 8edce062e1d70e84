/** The architecture as rules. A module imports only modules that come earlier in this list. */
export const MODULES = [
  "accounts",
  "notifications",
  "stores",
  "pricing",
  "catalog",
  "coupons",
  "cart",
  "orders",
  "delivery",
  "payments",
  "checkout",
  "payouts",
  "reviews",
  "favourites",
  "content",
  "newsletter",
  "shop",
  "panel",
  "moderation",
  "analytics",
  "operations",
];

/** Pure code by path: rules, what an address asks of a list, and the commission, which is one rule that has its own name. */
const KINDS = "^src/modules/catalog/kinds/[a-z0-9/-]+\\.ts$";
const RULES = "/rules(\\.ts$|/)|/search\\.ts$|^src/modules/pricing/commission\\.ts$";

const noLookingAhead = MODULES.slice(0, -1).map((name, i) => ({
  name: `modules-import-earlier/${name}`,
  severity: "error",
  comment: `${name} comes earlier in the story. Move the verb to the later module.`,
  from: { path: `^src/modules/${name}/`, pathNot: "/queries(/|\\.ts$)|\\.test\\.tsx?$" },
  to: { path: `^src/modules/(${MODULES.slice(i + 1).join("|")})/` },
}));

const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

export default {
  forbidden: [
    ...noLookingAhead,
    rule("no-cycles", "Two files that import each other are one file.", {}, { circular: true }),
    rule(
      "module-is-listed",
      "Add the new module to MODULES, in its place.",
      { path: "^src/modules/", pathNot: `^src/modules/(${MODULES.join("|")})/` },
      {},
    ),
    rule(
      "routes-stay-on-top",
      "Nothing imports a route.",
      { path: "^src/(modules|platform|integrations|ui|kit)/" },
      { path: "^src/routes/" },
    ),
    rule(
      "foundations-know-no-business",
      "platform, integrations, ui and kit never import modules.",
      { path: "^src/(platform|integrations|ui|kit)/" },
      { path: "^src/modules/" },
    ),
    rule(
      "rules-are-pure",
      "rules import other rules and kit, nothing that does I/O.",
      { path: RULES, pathNot: "\\.test\\.ts$" },
      { pathNot: [RULES, "^src/modules/payments/methods/[a-z]+\\.ts$", KINDS, "^src/kit/", "node_modules/zod/"] },
    ),
    rule(
      "kinds-are-rules",
      "A kind of file is a record of what is known of it: pure, like rules. What parses is named by a key.",
      { path: KINDS, pathNot: "\\.test\\.ts$" },
      { pathNot: [RULES, KINDS, "^src/kit/"] },
    ),
    rule(
      "payment-methods-are-rules",
      "A payment method is a record of decisions: pure, like rules, in the provider's words where it asks to be charged.",
      { path: "^src/modules/payments/methods/[a-z]+\\.ts$", pathNot: "\\.test\\.ts$" },
      {
        pathNot: [RULES, "^src/modules/payments/methods/[a-z]+\\.ts$", "^src/integrations/pagarme/requests\\.ts$", "^src/kit/"],
      },
    ),
    rule(
      "kit-is-pure",
      "kit imports kit and pure libraries.",
      { path: "^src/kit/", pathNot: "\\.test\\.ts$" },
      { pathNot: ["^src/kit/", "node_modules/(zod|@brazilian-utils)/", "^node:crypto$"] },
    ),
    rule(
      "one-writer-per-table",
      "Only the owner writes a table; queries may join anyone's.",
      { path: "^src/modules/([^/]+)/", pathNot: "/queries(/|\\.ts$)|\\.test\\.ts$|/tables(\\.ts$|/)" },
      { path: "/tables(\\.ts$|/)", pathNot: "^src/modules/$1/" },
    ),
    rule(
      "pages-ask-modules",
      "Routes read through queries and write through use cases.",
      { path: "^src/routes/" },
      { path: "/tables(\\.ts$|/)|^src/platform/db\\.ts$|^src/integrations/" },
    ),
    rule(
      "doors-are-for-screens",
      "Server code calls the verb, not the door.",
      { path: "^src/", pathNot: "^src/routes/|/ui/" },
      { path: "/functions\\.ts$" },
    ),
    rule(
      "server-code-draws-nothing",
      "Only components and routes import components; an e-mail is drawn with those of ui/email.",
      { path: "^src/(modules|platform|integrations|kit)/", pathNot: "/ui/|\\.test\\.tsx?$|/emails/" },
      { path: "/ui/" },
    ),
    rule(
      "emails-draw-with-theirs",
      "An e-mail is read in a mailbox: it uses the components of ui/email alone.",
      { path: "^src/modules/.*/emails/" },
      { path: "/ui/", pathNot: "^src/ui/email/" },
    ),
    rule(
      "pagarme-behind-payments",
      "Only payments and payouts speak to Pagar.me.",
      { path: "^src/", pathNot: "^src/(modules/(payments|payouts)|integrations)/" },
      { path: "^src/integrations/pagarme/" },
    ),
    rule(
      "sandbox-stands-alone",
      "The sandbox shares only Pagar.me's types with the app.",
      { path: "^dev/pagarme-sandbox/", pathNot: "\\.test\\.ts$|/start-for-test\\.ts$" },
      { path: "^src/", pathNot: "^src/integrations/pagarme/(types|account-types|requests|wire)\\.ts$" },
    ),
    // What components may import is in dev/lint/ui-imports.ts: here no import is known to be of types alone.
    rule(
      "worker-runs-jobs",
      "The worker only registers each module's jobs.",
      { path: "^src/worker\\.ts$" },
      { path: "^src/modules/", pathNot: "/jobs\\.ts$" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|src/routeTree\\.gen\\.ts)" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
