import { defineConfig } from "vitest/config";

const ALL = ["src/**/*.test.{ts,tsx}", "dev/**/*.test.ts", "db/**/*.test.ts", "tests/*.test.ts"];
/** What does no I/O by the architecture's own law. */
const PURE = [
  "src/{kit,ui}/**/*.test.{ts,tsx}",
  "src/modules/**/ui/**/*.test.ts",
  "src/**/rules*.test.ts",
  "src/**/rules/**/*.test.ts",
  "dev/lint/*.test.ts",
];

/** What kills processes and the database, or waits for a slow provider: mostly waiting, so bin/test runs it beside the rest. */
const INTERRUPTED = ["tests/*-killed.test.ts", "tests/provider-slow.test.ts", "tests/card-answers-lost.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["tests/postgres.ts"],
    setupFiles: ["tests/setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      // Nothing to keep apart: one process reads them all, in half the time.
      { extends: true, test: { name: "puros", include: PURE, isolate: false } },
      { extends: true, test: { name: "banco", include: ALL, exclude: [...PURE, ...INTERRUPTED] } },
      { extends: true, test: { name: "interrompidos", include: INTERRUPTED } },
    ],
  },
});
