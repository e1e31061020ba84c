/** What was found in the first `count` texts of a list. */
export interface Seen {
  /** How many match among them. */
  total: number;
  /** The list has no further texts. */
  is_end: boolean;
}

/** So many texts are looked through in the order of the list before the index of words is asked, and always two pages. */
const firstLook = 120;
/** From so many matches among those on, looking further is cheaper than reading and sorting all matches. */
const worthLooking = 4;
const furthestLook = 6_000;

/**
 * The first matches of a list, one more than `limit` at most. Words that many texts hold are found by looking through the
 * first texts; null: few hold these, and the index of words finds them sooner. Where matches are spread evenly, neither way
 * reads more than some thousand texts of a hundred thousand.
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
    // Half as many again, because matches are never spread quite evenly.
    count = Math.ceil((1.5 * count * (limit + 1)) / seen.total);
  }
  return null;
}
