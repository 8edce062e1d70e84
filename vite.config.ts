import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressed, doorsOnServer, renewed, shopRoutes } from "./dev/vite/plugins.ts";

/** What nearly every page draws with: fifty files of half a kilobyte weigh a tenth more than one, and cost fifty requests. */
const PIECES = [
  /\/src\/ui\/(button|chip|cover|cover-sheet|icon-button|money|portrait|price|provisional-cover|rating|render-link|router-link)\.tsx$/,
  /\/src\/ui\/(search-box|section-head|sheet|skeleton|skip-link|visually-hidden|work-card|brand\/.*)\.tsx$/,
  /\/src\/ui\/(after-paint|back-entry|lazy-section|use-back-closes|use-early-press|use-modal)\.tsx?$/,
  /\/src\/kit\/(fold|format|id|money|papers|search-params|text|outcome)\.ts$/,
  /\/src\/modules\/shop\/ui\/(product-card|site-[a-z]+|visit|search-form|mobile-menu|category-row|account-menu|star-spread)\.tsx?$/,
  /\/src\/modules\/(accounts\/ui\/use-leave|shop\/ui\/product\/(sample-opened|use-viewed))\.ts$/,
  /\/src\/modules\/(favourites\/ui\/(heart|kept[a-z-]*|follow-button)|catalog\/ui\/picture)\.tsx?$/,
  /\/src\/modules\/cart\/(functions|ui\/(cart-button|cart-contents))\.tsx?$/,
  /\/node_modules\/(class-variance-authority|clsx|use-sync-external-store|@tanstack\/react-start)\//,
  /\/lucide-react\/dist\/esm\/(?!icons\/)/,
];

/** What draws: it is read and run by itself, before the pages' own scripts. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/react\.ts$/;

/** What the home page has none of: pages of a list, and what a product is bought with. */
const COUNTER = [
  /\/src\/ui\/(breadcrumb|page-window|pagination|tabs?)\.tsx?$/,
  /\/src\/modules\/moderation\/ui\/report-button\.tsx$/,
  /\/src\/modules\/(catalog\/(bundles\/rules|stamp\/messages\/for-buyers)|delivery\/rules\/guarantee)\.ts$/,
  /\/src\/modules\/cart\/messages\.ts$/,
  /\/src\/modules\/cart\/ui\/(add-to-cart-button|buy-now-button|cart-form|cart-trouble-note|use-add-to-cart|use-open-purchase)\.tsx?$/,
];

/** What nearly every form is made of. */
const FIELDS =
  /\/src\/ui\/(checkbox|field|note|radio|radio-card|range-slider|select|switch|receipt-list|form-text|use-quick-radios)\.tsx?$/;

/** How a form is sent, refused and kept. */
const SENDING =
  /\/src\/(ui\/(use-form|enter-does|form|form-notices|focus-refused|use-saved-fields|use-email-suggestion)|modules\/payments\/ui\/card\/input-id)\.tsx?$/;

/** Fields that write as a document or a card is written. */
const MASKED = /\/(src\/ui\/(document-input|masked-input|masks)\.tsx?$|@maskito\/)/;

/** How purchases are paid, and the words of it. */
const PAID = /\/src\/modules\/(payments\/methods\/(methods|pix|card|boleto)|orders\/messages)\.ts$/;

/** What a form asks of a person, and what it answers. */
const WHO_ONE_IS =
  /\/src\/(ui\/error-summary|kit\/(cpf-cnpj|email|person-name|field-sentences)|modules\/(accounts\/(messages|ui\/leave-to)|payments\/(messages|ui\/card\/card-notice)|checkout\/(messages|ui\/poll)))\.tsx?$/;

/** What the page of a product, its glance, its reviews and its store share. */
const SAID =
  /\/src\/(ui\/ticket\.tsx|modules\/(cart\/ui\/use-coupon-button|coupons\/ui\/(ticket-value|public-coupons)|reviews\/(ui\/(helpful-button|use-my-review|review-item|review-words|reviews-link|sign-in-href|star-spread)|questions\/functions|messages|rules|functions)|shop\/ui\/product\/(author-card|closed-note|fact-words|own-product|parts-line|pictures-of|seller-identity|share-button|use-standing))\.tsx?)$/;

/** The rest of the page of a product. */
const MATERIAL =
  /\/src\/modules\/(catalog\/ui\/rich-text|reviews\/(ui\/reviews-block|questions\/ui\/question(s-block|-item))|shop\/ui\/product\/(?!quick-view|share-dialog|sample-reader)[a-z-]+)\.tsx?$/;

/** A list of products, in the market or inside a shop. */
const LISTING = /\/src\/modules\/shop\/ui\/listing\/[a-z-]+\.tsx?$/;

/** The home page. */
const HOME =
  /\/src\/modules\/(shop\/(home\/ui\/[a-z-]+|ui\/store-list\/store-card)|content\/posts\/ui\/post-(card|cover|picture))\.tsx$/;

/** The icons of every public page, and the others of the shop; the panel has three times as many. */
const PAGE_ICONS =
  "arrow-right|check|chevron-down|eye|heart|library-big|loader-circle|menu|plus|search|shopping-bag|signature|undo-2|user-round|x|zap";
const SHOP_ICONS = [
  "arrow-(down|left|up|up-right)|badge-check|book-open|chevron-(left|right)|circle-(check|exclamation-point)|copy|download|file-text",
  "flag|info|layout-grid|link-2|mail|maximize-2|message-circle.*|minus|package|share|share-2|shield-check|sliders-horizontal",
  "thumbs-up|ticket-percent|trash|triangle-exclamation-point|zoom-(in|out)",
].join("|");
const icons = (names: string): string => `/lucide-react/dist/esm/icons/(${names})\\.mjs$`;

/** Opened by a link from elsewhere, from the panel or the foot of a page, or hardly ever: inside the shop some of them are overlays. */
const SELDOM =
  /\._token-|\/(adicionar-cartao|ajuda|avaliacoes|cliente|cupom|faq|finalizar-compra\.pagar|finalizar-pedido|informacoes|newsletter|politica|quem-somos|quero-ser|termos-de-uso)/;

const isOfPanel = (place: string | null): boolean => place !== null && /^\/painel|\/routes\/painel|^assets\/painel\//.test(place);

/**
 * Two hundred names of files are in the first download, and of a name the hash is what nothing compresses: by sixteen letters, two bytes
 * less each. Both builds name a file alike.
 */
const HASHES = { hashCharacters: "hex" } as const;

/** The pages between a visit and its purchase: how they get their data is known before they are pressed. */
const isOfShopping = (routeId: string): boolean => /^\/_(?:compra(?!.*\/pagar)|loja$|loja\/(?:$|produto|loja))/.test(routeId);

export default defineConfig({
  // React has had it for years: what stood in for it is weight.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  plugins: [
    tailwindcss(),
    tanstackStart({
      server: { entry: "server" },
      // Who shops never opens the panel: how its pages get their data comes with them, not with the first download of every page.
      router: {
        codeSplittingOptions: {
          splitBehavior: ({ routeId }) =>
            isOfPanel(routeId)
              ? [["loader", "component"], ["pendingComponent"]]
              : isOfShopping(routeId)
                ? [["component", "pendingComponent", "errorComponent", "notFoundComponent"]]
                : [["loader", "component", "pendingComponent", "errorComponent", "notFoundComponent"]],
        },
      },
      // A hash per function is thirty bytes nothing compresses, and every page lists them.
      serverFns: { generateFunctionId: ({ functionName }) => functionName.replace(/(Fn)?_createServerFn_handler$/, "") },
    }),
    doorsOnServer,
    shopRoutes,
    renewed,
    react(),
    compressed,
  ],
  build: {
    target: "es2022",
    sourcemap: false,
    // Nor are the names of what each of its pages needs written there: the page itself says them.
    modulePreload: {
      resolveDependencies: (file, needs) =>
        isOfPanel(file) || SELDOM.test(file) ? needs.filter((one) => one.endsWith(".css")) : needs,
    },
  },
  environments: {
    // Whoever runs it, web or worker, needs no compiler beside it: half the memory, and a second less to start.
    ssr: { build: { rolldownOptions: { input: { main: "src/main.ts" }, output: HASHES } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            ...HASHES,
            chunkFileNames: ({ facadeModuleId }) => `assets${isOfPanel(facadeModuleId) ? "/painel" : ""}/[name]-[hash:7].js`,
            codeSplitting: {
              groups: [
                { name: "react", test: REACT, priority: 4 },
                // What every page starts with is one file, whoever else uses a part of it: fifteen crumbs were fifteen requests.
                { name: "inicio", tags: ["$initial"], priority: 3 },
                {
                  name: "pecas",
                  test: new RegExp([...PIECES.map(({ source }) => source), icons(PAGE_ICONS)].join("|")),
                  minShareCount: 3,
                  priority: 2,
                },
                {
                  name: "balcao",
                  test: new RegExp([...COUNTER.map(({ source }) => source), icons(SHOP_ICONS)].join("|")),
                  minShareCount: 3,
                  priority: 2,
                },
                { name: "campos", test: FIELDS, minShareCount: 3, priority: 2 },
                { name: "formulario", test: SENDING, minShareCount: 3, priority: 2 },
                { name: "mascaras", test: MASKED, minShareCount: 3, priority: 2 },
                { name: "formas", test: PAID, minShareCount: 3, priority: 2 },
                { name: "datas", test: /\/src\/kit\/date-format\.ts$/, priority: 2 },
                { name: "opinioes", test: SAID, minShareCount: 2, priority: 2 },
                { name: "material", test: MATERIAL, minShareCount: 2, priority: 2 },
                { name: "lista", test: LISTING, minShareCount: 2, priority: 2 },
                { name: "capa", test: HOME, minShareCount: 2, priority: 2 },
                { name: "cadastro", test: WHO_ONE_IS, minShareCount: 3, priority: 2 },
                {
                  name: "icones",
                  test: /\/lucide-react\/dist\/esm\/icons\//,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // A header set before the answer's own lets only the last of two cookies through: nobody would sign in here.
  server: { host: "127.0.0.1", cors: false },
});
