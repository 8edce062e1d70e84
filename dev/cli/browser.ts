import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The same engine without a window to draw walks the journeys in three quarters of the time. */
const DEBIAN_PACKAGES = ["chromium-headless-shell", "chromium"];
const USUAL_NAMES = [...DEBIAN_PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The path of a Chromium: the machine's own; else one of Debian's packages, when root; else Playwright's. */
export async function ensureBrowser(): Promise<string> {
  return installedBrowser() ?? (await debianBrowser()) ?? (await playwrightBrowser());
}

function installedBrowser(): string | null {
  const configured = process.env.CHROMIUM_PATH;
  const candidates = [...(configured ? [configured] : []), ...USUAL_NAMES.map(which), MAC_CHROME, chromium.executablePath()];
  return candidates.find((path) => path !== null && works(path)) ?? null;
}

function which(name: string): string | null {
  const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Ubuntu's `chromium` may be a note that tells people to install a snap: only one that answers counts. */
function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version", "--no-sandbox"], { timeout: 30_000 }).status === 0;
}

async function debianBrowser(): Promise<string | null> {
  if (process.getuid?.() !== 0 || which("apt-get") === null) return null;
  console.log("Instalando o Chromium pelo apt…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], env);
  for (const name of DEBIAN_PACKAGES) {
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], env);
    const installed = installedBrowser();
    if (installed) return installed;
  }
  return null;
}

async function playwrightBrowser(): Promise<string> {
  console.log("Instalando o Chromium do Playwright…");
  const output = await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], process.env);
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(`Não há navegador para os testes. Aponte CHROMIUM_PATH para um Chromium ou Chrome.\n${output}`);
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", (error) => resolve(`${output}\n${error.message}`));
    child.once("close", () => resolve(output));
  });
}
