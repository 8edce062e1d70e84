import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH, E2E_URL } = process.env;
const ALONE = /when-things-fail/;
const STRICT = /strict-provider/;
const BRAND = /\/brand\.spec/;

/** Journeys walk a market that is already up: bin/test starts one of its own, else the one at :3000. */
export default defineConfig({
  testDir: "tests/e2e",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  projects: [
    { name: "jornadas", testIgnore: [ALONE, STRICT, BRAND] },
    // These change how the provider behaves or what the market is called to everybody, or break what the others need: each comes when those before it are done.
    { name: "rigor", testMatch: STRICT, dependencies: ["jornadas"] },
    { name: "marca", testMatch: BRAND, dependencies: ["rigor"] },
    { name: "falhas", testMatch: ALONE, dependencies: ["marca"] },
  ],
  use: {
    baseURL: E2E_URL ?? "http://localhost:3000",
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // A browser with a window gives it to the page one is on.
    permissions: ["clipboard-write"],
    screenshot: "only-on-failure",
    // A trace of every step costs a fifth of the run: E2E_TRACE=1 when one is looked for.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
  },
});
