import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawnPartsRead } from "#platform/drawn-parts.ts";
import { drawnPart } from "./drawn-part.tsx";

const Greeting = ({ name }: { name: string }) => <p>Oi, {name}.</p>;

it("stands in the first page that is drawn, though its code comes by itself", async () => {
  const Part = drawnPart(() => new Promise<typeof Greeting>((resolve) => setTimeout(resolve, 5, Greeting)));
  const page = (
    <Suspense>
      <Part name="Rosa" />
    </Suspense>
  );
  expect(renderToString(page)).not.toContain("Rosa");
  await drawnPartsRead();
  const drawn = renderToString(page);
  expect(drawn).toContain("Rosa");
  expect(drawn).not.toContain("<!--$!-->");
});

it("lets a page be drawn without it when its code cannot be read", async () => {
  const Part = drawnPart<object>(() => Promise.reject(new Error("no such file")));
  await drawnPartsRead();
  expect(renderToString(<Suspense fallback={<p>Já volta.</p>}>{<Part />}</Suspense>)).toContain("Já volta.");
});
