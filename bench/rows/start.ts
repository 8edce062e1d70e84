import { type Autoria, startAutoria } from "../contenders/autoria.ts";
import { rounded } from "../rounds.ts";

/** bin/start to its "pronto": `autoria` as found (built or not, seeded or not), then again with all of it kept. */
export async function start(autoria: Autoria) {
  const found = autoria.startSeconds;
  await autoria.stop();
  const warm: number[] = [];
  for (let round = 0; round < 3; round++) {
    const again = await startAutoria();
    warm.push(again.startSeconds);
    await again.stop();
  }
  Object.assign(autoria, await startAutoria());
  return [
    { start: "as found by this run", seconds: rounded(found) },
    ...warm.map((seconds, i) => ({ start: `again, data and build kept (${i + 1})`, seconds: rounded(seconds) })),
  ];
}
