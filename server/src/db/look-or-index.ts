/** What was found in the first `count` texts of a list. */
export interface Seen {
  /** How many match among them. */
  total: number;
  /** The list has no further texts. */
  is_end: boolean;
}

/** How many texts, and always two pages, are looked through in the order of the list before the index of words is asked. */
const firstLook = 120;
/** With at least this many matches among those, looking further is cheaper than reading and sorting all matches. */
const worthLooking = 4;
const furthestLook = 6_000;

/**
 * The first matches of a list, at most one more than `limit`. Words that many texts hold are found by looking through the
 * first texts. Null: few texts hold the words, and the index finds them sooner. If matches are spread evenly, neither way
 * reads more than a few thousand texts of a hundred thousand.
 */
export async function lookThroughFirst<Found extends Seen>(
  limit: number,
  look: (count: number) => Promise<Found>,
): Promise<Found | null> {
  let count = Math.max(firstLook, 2 * (limit + 1));
  while (count <= furthestLook) {
    const seen = await look(count);
    if (seen.is_end || seen.total > limit) return seen;
    if (seen.total < worthLooking) return null;
    // Half as many more, because matches are never spread quite evenly.
    count = Math.ceil((1.5 * count * (limit + 1)) / seen.total);
  }
  return null;
}
