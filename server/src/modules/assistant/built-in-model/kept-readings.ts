/** Of long texts fewer are kept; characters of all keys together. */
const mostCharacters = 500_000;
/** However long they are: a turn asks for those of a few again and again. */
const fewestKept = 8;

/** The newest readings by what was read: a server that reads for days needs no more memory. */
export function keptReadings<Reading extends NonNullable<unknown> | null>(most: number) {
  const kept = new Map<string, Reading>();
  let characters = 0;
  return (key: string, read: () => Reading): Reading => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const reading = read();
    // What was read for it may have been the same.
    if (!kept.has(key)) characters += key.length;
    kept.set(key, reading);
    for (const oldest of kept.keys()) {
      if (kept.size <= most && (characters <= mostCharacters || kept.size <= fewestKept)) break;
      kept.delete(oldest);
      characters -= oldest.length;
    }
    return reading;
  };
}

/** More wordings than most turns are read in; no other turn is read in between. */
const mostTexts = 60;

/**
 * The same reading for the same text: the parts of the reader ask for that of the same few texts hundreds of times in a turn.
 * What is handed out is everyone's, and nobody may change it.
 */
export function oncePerText<Reading extends NonNullable<unknown> | null>(
  read: (text: string) => Reading,
): (text: string) => Reading {
  const kept = keptReadings<Reading>(mostTexts);
  return (text) => kept(text, () => read(text));
}
