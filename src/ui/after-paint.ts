/** Does the rest of what a press asks for once its answer is on the screen, so that nobody waits for it. Answers how to give it up. */
export function afterPaint(work: () => void): () => void {
  let turn: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    turn = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(turn);
  };
}
