import { isFailure } from '../../tool-types.ts';
import { type Conversation, listedLast, outputFrom, type ToolStep, type Turn } from '../conversation.ts';
import type { PlannedCall } from '../plan-calls.ts';
import { bulletList, plain } from '../safe-markdown.ts';
import type { Ask } from '../understanding/ask.ts';
import { cardsOfMarketplaceIn } from '../understanding/marketplace-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

/** A turn has few steps: so many pages are read in one. */
const mostReimports = 10;

const all: Ask = { kind: 'call', tool: 'reimport_card', input: {}, target: { kind: 'places', places: [] } };
/** The pages of the cards that were shown last, of all cards where the words speak of those or none were shown. */
export function reimportsOf(text: string, { earlier }: Pick<Conversation, 'earlier'>): Ask[] {
  const isOfShown = ofShown.test(text) && earlier.some(({ steps }) => outputFrom(steps, 'list_cards') !== null);
  // "All my Etsy cards" are no others.
  const kind = cardsOfMarketplaceIn(normalForm(text).text);
  const input = kind === null ? {} : { marketplace: kind.id };
  return isOfShown ? [all] : [{ kind: 'call', tool: 'list_cards', input, target: null }, all];
}
const ofShown = /\b(?:them|these|those)\b/;

/** The calls with one for each card of the list, once there is one. */
export function eachReimported(conversation: Conversation, calls: PlannedCall[]): PlannedCall[] {
  const listed = listedLast([...conversation.earlier, conversation.current])?.cards ?? [];
  return calls.flatMap((call) => {
    const isOfAll = call.tool === 'reimport_card' && call.target?.kind === 'places' && call.target.places.length === 0;
    if (!isOfAll || listed.length === 0) return [call];
    return listed
      .slice(0, mostReimports)
      .map(({ card_id }): PlannedCall => ({ ...call, target: { kind: 'cards', card_ids: [card_id] } }));
  });
}

/** A card without an address, or whose page cannot be read, keeps none of the others from being read. */
export const isPassedOver = ({ tool, output }: ToolStep, calls: PlannedCall[]): boolean =>
  tool === 'reimport_card' &&
  isFailure(output) &&
  output.error.code === 'conflict' &&
  calls.filter((call) => call.tool === 'reimport_card').length > 1;

/** Which pages were not read, and why, and whether other cards are left; null when all were read. */
export function unreadPages(steps: ToolStep[], earlier: Turn[]): string | null {
  const again = steps.filter(({ tool }) => tool === 'reimport_card');
  const listed = listedLast([...earlier, { steps }])?.cards ?? [];
  const lines = again.flatMap(({ input, output }) => {
    if (!isFailure(output)) return [];
    const title = listed.find(({ card_id }) => card_id === input?.card_id)?.title ?? 'One of them';
    return [`**${plain(title, 120)}**: ${plain(output.error.message, 300)}`];
  });
  const unread =
    lines.length === 0 ? '' : `These I could not read, and nothing was charged for them:\n\n${bulletList(lines)}`;
  const rest =
    again.length === mostReimports && listed.length > mostReimports
      ? 'Those were ten listings, the most I read in one go. Name the others, and I read them too.'
      : '';
  return unread === '' && rest === '' ? null : [unread, rest].filter((part) => part !== '').join('\n\n');
}
