/** The first items of a sequence, and the whole sequence from its beginning. */
export async function lookAhead<T>(
  items: AsyncIterable<T> | Iterable<T>,
  count: number,
): Promise<{ sample: T[]; all: AsyncIterable<T> | Iterable<T> }> {
  if (Array.isArray(items)) return { sample: items.slice(0, count), all: items };
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const sample: T[] = [];
  let ended = false;
  while (sample.length < count && !ended) {
    const next = await iterator.next();
    if (next.done === true) ended = true;
    else sample.push(next.value);
  }
  return { sample, all: rest(sample, iterator, ended) };
}

async function* rest<T>(
  sample: readonly T[],
  iterator: AsyncIterator<T> | Iterator<T>,
  ended: boolean,
): AsyncGenerator<T> {
  try {
    yield* sample;
    while (!ended) {
      const next = await iterator.next();
      if (next.done === true) ended = true;
      else yield next.value;
    }
  } finally {
    if (!ended) await iterator.return?.();
  }
}
