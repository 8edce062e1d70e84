import { envSchema, SECRETS } from "#platform/env.ts";
import { ENV_WORDS } from "./env-words.ts";

/** Answers docs/operate/variables.md as the schema of the environment makes it. */
export function envTable(): string {
  const rows = Object.entries(envSchema.shape).map(([name, kind]) => {
    const unset = kind.safeParse(undefined);
    const value = unset.success && unset.data !== undefined && unset.data !== "" ? `\`${shown(name, String(unset.data))}\`` : "";
    const isRequired = (SECRETS as readonly string[]).includes(name) || ["PUBLIC_URL", "DATABASE_URL"].includes(name);
    return `| \`${name}\` | ${isRequired ? "public" : ""} | ${value} | ${ENV_WORDS[name as keyof typeof ENV_WORDS]} |`;
  });
  return `${HEAD}${rows.join("\n")}\n`;
}

/** Paths are given relative to where the process starts. */
const shown = (name: string, value: string): string => (name === "DATA_DIR" ? ".data" : value);

const HEAD = `# Variables

Made by \`npm run env:table\` from \`src/platform/env.ts\`. *public*: required as soon as \`PUBLIC_URL\` is given. An invalid or missing one
stops the start with a sentence that names it. \`DATABASE_URL\` is required of every process that \`bin/start\` does not start. \`bin/backup\` and \`bin/restore\` also read \`BACKUP_KEY\`.

| Variable | Required | Default | What it is for |
|---|---|---|---|
`;
