/** The newest readings by what was read: a server that reads for days needs no more memory. */
export function keptReadings<Reading extends NonNullable<unknown> | null>(most: number) {
  const kept = new Map<string, Reading>();
  return (key: string, read: () => Reading): Reading => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const reading = read();
    kept.set(key, reading);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
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
