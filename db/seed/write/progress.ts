export type Progress = (what: string, done: number, total: number) => void;

/** Says how far a step is: one line rewritten on a terminal, a line every quarter elsewhere. */
export const showProgress: Progress = (what, done, total) => {
  const line = `${what}: ${done} de ${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? "\n" : ""}`);
  else if (done === total || done % Math.ceil(total / 4) === 0) process.stdout.write(`${line}\n`);
};
