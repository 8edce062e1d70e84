import type { Page, Route } from "@playwright/test";

const gone = (route: Route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Não encontrado" });

/** Documents this tab has loaded from now on. */
export function documentsOf(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/**
 * What a deployment leaves behind: the file that this page was built with answers 404, to it and whatever asks until the page is loaded anew,
 * when the new build has its own.
 */
export async function deleteFile(page: Page, file: RegExp): Promise<void> {
  await page.route(file, gone);
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) await page.unroute(file, gone);
    await route.fallback();
  });
}

/** No build has the file: a page that is loaded anew asks for the same one. */
export async function deleteFileForGood(page: Page, file: RegExp): Promise<void> {
  await page.route(file, gone);
}

/** Calls one server function by a name that this build does not have, until the page is loaded anew: the server itself answers. */
export async function renameFunction(page: Page, name: string): Promise<void> {
  let isOld = true;
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOld = false;
    await route.fallback();
  });
  await page.route(`**/_serverFn/${name}*`, (route) =>
    isOld ? route.continue({ url: route.request().url().replace(name, "umaQueNaoHaMais") }) : route.fallback(),
  );
}
