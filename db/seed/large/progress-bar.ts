const WIDTH = 30;
const QUIET_MS = 10_000;
const inThousands = new Intl.NumberFormat("pt-BR");

/** A bar for one stage of work: redrawn in place on a terminal, a line every ten seconds elsewhere. */
export function progressBar(what: string): (done: number, total: number) => void {
  const startedAt = Date.now();
  let [printedAt, first] = [0, -1];
  return (done, total) => {
    if (first < 0) first = done;
    const isOver = done >= total;
    const now = Date.now();
    if (!isOver && now - printedAt < (process.stdout.isTTY ? 200 : QUIET_MS)) return;
    printedAt = now;
    const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
    const perSecond = (done - first) / Math.max(0.001, (now - startedAt) / 1000);
    const left =
      isOver || perSecond === 0
        ? `em ${Math.round((now - startedAt) / 1000)} s`
        : `${inThousands.format(Math.round(perSecond))}/s, faltam ${Math.round((total - done) / Math.max(perSecond, 0.001))} s`;
    const line = `${what.padEnd(10)} ${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${inThousands.format(done)} de ${inThousands.format(total)} · ${left}`;
    process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}${isOver ? "\n" : ""}` : `${line}\n`);
  };
}
