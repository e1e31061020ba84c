import { type Ask, isCall, say } from '../understanding/ask.ts';
import { audienceIn, withoutAudience } from '../understanding/wishes/audiences.ts';
import { holdsToneWord, unknownTones } from '../understanding/wishes/unknown-tones.ts';

const improves = new Set<string>(['improve_card', 'improve_cards']);
/** They say where the work is done, and not how. */
const where = new Set<string>(['card_id', 'card_ids', 'scope', 'sections', 'dry_run']);

/**
 * A tone that no rule can write is told before anything is charged where it is all that the texts are to get; what else is asked
 * of them is done, and the answer says what was not.
 */
export function ofUnknownTone<Found extends { text: string; asks: Ask[] }>(
  request: Found,
  isScheduled: boolean,
): Found {
  const works = request.asks.filter(isCall).filter(({ tool }) => improves.has(tool));
  const tones = works.length === 0 ? [] : unknownTones(withoutAudience(request.text));
  const isForReaders = works.length > 0 && audienceIn(request.text) !== null;
  const asks = isForReaders ? [...request.asks, say('audience_left_out')] : request.asks;
  const words = works.flatMap(({ input }) => [input.include_keywords, input.avoid_words].flat().map(String));
  if (tones.length === 0 || words.some(holdsToneWord)) return isForReaders ? { ...request, asks } : request;
  const isMore = isScheduled || works.some(({ input }) => Object.keys(input).some((key) => !where.has(key)));
  if (isMore) return { ...request, asks: [...asks, say('tone_left_out')] };
  const edits = request.asks.filter((ask) => isCall(ask) && ask.tool === 'edit_card');
  return { ...request, asks: [...edits, say('tone_unknown')] };
}
