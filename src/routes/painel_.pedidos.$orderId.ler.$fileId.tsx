import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { brand } from "#kit/brand/brand.ts";
import { getReading } from "#modules/delivery/reader/functions.ts";
import { ReaderFrame } from "#modules/delivery/reader/ui/reader-frame.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { ShellPending } from "#modules/panel/ui/shell-pending.tsx";
import { loaded } from "./-loaded.ts";

const PdfReader = lazy(async () => ({
  default: (await import("#modules/delivery/reader/ui/pdf/pdf-reader.tsx")).PdfReader,
}));
const EpubReader = lazy(async () => ({
  default: (await import("#modules/delivery/reader/ui/epub/epub-reader.tsx")).EpubReader,
}));

export const Route = createFileRoute("/painel_/pedidos/$orderId/ler/$fileId")({
  ssr: "data-only",
  loader: async ({ params }) => loaded(await getReading({ data: params })),
  staleTime: 0,
  head: ({ loaderData }) => ({
    meta: [{ title: `${loaderData?.title ?? "Leitura"} · ${brand.name}` }, { name: "robots", content: "noindex" }],
  }),
  pendingComponent: ShellPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: ReadingPage,
});

function ReadingPage() {
  const reading = Route.useLoaderData();
  const Reader = reading.kind === "epub" ? EpubReader : PdfReader;
  return (
    <Suspense fallback={<ReaderFrame reading={reading}>{null}</ReaderFrame>}>
      <Reader key={reading.fileId} reading={reading} />
    </Suspense>
  );
}
