/** A function that does its work at the first call and gives the same answer to every later one. */
export function lazy<Result>(work: () => Result): () => Result {
  let done: { result: Result } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}
