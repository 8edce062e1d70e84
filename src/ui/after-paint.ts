/** A page out of sight paints nothing: what was asked there is done all the same. */
const UNSEEN_MS = 200;

/** Does the rest of what a press asks for once its answer is on the screen, so that nobody waits for it. Answers how to give it up. */
export function afterPaint(work: () => void): () => void {
  let turn = setTimeout(run, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(turn);
    turn = setTimeout(run);
  });
  function run() {
    cancelAnimationFrame(frame);
    work();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(turn);
  };
}
