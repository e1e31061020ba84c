/** Where a fact may come from, and how a version of a listing points back at it. */

export interface Source {
  id: string;
  kind: 'page' | 'text' | 'file' | 'seller' | 'message';
  /** The text in which quotes must occur, one statement per line. Specifications are lines `Name: value`. */
  text: string;
}

export interface Evidence {
  /** JSON-pointer-like path into the listing: `title`, `bullets/2`, `specifications/0`. */
  path: string;
  source_id: string;
  /** Exact words of the source. */
  quote: string;
  /** The facts of the text at the path that the quote states, in the text's own words; left out when there are none. */
  facts?: string[];
}

export interface Flag {
  path: string;
  kind: 'ungrounded' | 'contradiction' | 'lost_fact' | 'missing_fact';
  /** The words concerned, and what to do about them, for a person. */
  text: string;
}
