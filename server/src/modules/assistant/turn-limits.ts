import { marketplacesIn } from './built-in-model/understanding/marketplace-words.ts';
import type { ToolInput, ToolName } from './tool-types.ts';

/** Of each kind within one turn; what a request asks for fits, what a page would like to have done again does not. */
const mostPictures = 6;
const mostNewCards = 10;

interface Limit {
  key: string;
  most: number;
}

/** How often a turn may do what takes credits, so that nothing a model reads can spend them beyond the request. */
function limitOf(name: ToolName, input: unknown, request: string): Limit | null {
  const markets = Math.max(1, marketplacesIn(request.toLowerCase()).length);
  switch (name) {
    case 'improve_card':
      // One more, for a second thought.
      return { key: `${name} ${(input as ToolInput<'improve_card'>).card_id}`, most: markets + 1 };
    case 'import_listing': {
      const { url } = input as ToolInput<'import_listing'>;
      return { key: `${name} ${url ?? ''}`, most: url === undefined ? mostNewCards : markets };
    }
    case 'import_file':
      return { key: `${name} ${(input as ToolInput<'import_file'>).file_id}`, most: markets };
    case 'reimport_card':
      return { key: `${name} ${(input as ToolInput<'reimport_card'>).card_id}`, most: 1 };
    case 'create_card':
      return { key: name, most: mostNewCards };
    case 'edit_image':
    case 'generate_image':
      return { key: 'pictures', most: mostPictures };
    case 'improve_cards':
    case 'score_cards':
      return (input as ToolInput<'improve_cards'>).dry_run === true ? null : { key: name, most: markets };
    default:
      return null;
  }
}

export interface TurnLimits {
  /** Takes one from what is left; answers null when nothing is, else what gives it back. */
  take(name: ToolName, input: unknown): (() => void) | null;
}

/** @param request What the seller asked for in this turn. */
export function createTurnLimits(request: string): TurnLimits {
  const counts = new Map<string, number>();
  return {
    take(name, input) {
      const limit = limitOf(name, input, request);
      if (limit === null) return () => {};
      const add = (count: number) => counts.set(limit.key, (counts.get(limit.key) ?? 0) + count);
      if ((counts.get(limit.key) ?? 0) >= limit.most) return null;
      add(1);
      return () => void add(-1);
    },
  };
}
