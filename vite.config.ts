import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** What nearly every page draws with: fifty files of half a kilobyte weigh a tenth more than one, and cost fifty requests. */
const PIECES = [
  /\/src\/ui\/(button|chip|cover|cover-sheet|icon-button|money|portrait|price|provisional-cover|rating|render-link|router-link)\.tsx$/,
  /\/src\/ui\/(search-box|section-head|sheet|skeleton|skip-link|tag|visually-hidden|work-card|brand\/.*)\.tsx$/,
  /\/src\/ui\/(papers|use-modal)\.ts$/,
  /\/src\/kit\/(fold|format|id|money|search-params|text|outcome|date-format)\.ts$/,
  /\/src\/modules\/storefront\/ui\/(product-card|site-[a-z]+|visit|search-form|mobile-menu|category-row|account-menu|star-spread)\.tsx$/,
  /\/src\/modules\/(favourites\/ui\/(heart|kept[a-z-]*|follow-button)|catalog\/ui\/picture|cart\/ui\/[a-z-]+)\.tsx?$/,
  /\/node_modules\/(lucide-react|tailwind-variants|use-sync-external-store)\//,
];

export default defineConfig({
  plugins: [tailwindcss(), tanstackStart({ server: { entry: "server" } }), react()],
  build: { target: "es2022", sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: "pecas", test: new RegExp(PIECES.map(({ source }) => source).join("|")), minShareCount: 3 }],
            },
          },
        },
      },
    },
  },
  server: { host: "127.0.0.1" },
});
