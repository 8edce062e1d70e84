import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "dev/**/*.test.ts", "db/**/*.test.ts", "tests/*.test.ts"],
    globalSetup: ["tests/postgres.ts"],
    setupFiles: ["tests/setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
