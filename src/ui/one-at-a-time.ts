/** Runs one asynchronous call after another, in the order asked, whether those before it succeed or fail. Answers what the call answers. */
export type OneAtATime = <T>(call: () => Promise<T>) => Promise<T>;

export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const answer = last.then(call, call);
    last = answer;
    return answer;
  };
}
