/** Takes what was asked for, unless something else is wanted by then: whoever changes language twice must not be left with
 * the words that came last instead of those that were asked for last. An effect hands back what this hands back. */
export function whileWanted<T>(
  asked: Promise<T>,
  found: (value: T) => void,
  failed: (error: unknown) => void = () => undefined,
): () => void {
  let wanted = true;
  asked.then(
    (value) => wanted && found(value),
    (error: unknown) => wanted && failed(error),
  );
  return () => void (wanted = false);
}
