import type { Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { formatIn } from '../tables/export-rows.ts';
import type { Ask } from '../understanding/ask.ts';

/** Which file it should have been, or whose cards: "he wanted it for Shopify", "our program reads only Excel". */
const otherwise =
  /\b(?:wanted|meant|asked for|said|needs?|wants|reads?|opens?|takes?|accepts?|expects?|eats?|imports?|understands?|uses|reject(?:s|ed)?|refuse[sd]?|complain(?:s|ed)?|(?:made|version|file|template|format|one) for|not|instead|wrong|rather|should (?:be|have been)|but)\b/;
/** What is no part of such a correction. */
const otherWork =
  /\b(?:improve|re-?write|re-?do (?:the|my)|score|rate|undo|restore|schedule|every (?:day|week|month)|remember|always|never|titles?|descriptions?|bullets?|keywords?|pictures?|photos?|images?|price|cost|delete|publish|link|thanks?|thank you|if|would|could have|maybe|perhaps|later|tomorrow|next (?:week|month)|because|cry|laugh\w*)\b|^(?:what|which|why|how|who|where|when|does|is|are)\b/;
/** The file that was made, or is not wanted: "not a plain CSV", "that was the csv again". */
const unwanted =
  /\b(?:can|could|does|do|did|will|would) not (?:[a-z]+ ){1,3}?(?:the |an? |that |this )?(?:csv|xlsx?|excel|json(?:-?ld)?|tsv|spreadsheet)\b(?: files?)?|\b(?:not|no|instead of|rather than|and not|was|got|is|sent|gave|again|made)(?: (?:me|us|just|only|again|in|as|for|the|an?|another|plain|simple|normal|this|that))* (?:csv|xlsx?|excel|json(?:-?ld)?|tsv|spreadsheet|amazon|e-?bay|etsy|shopify|woocommerce|walmart|google|ozon|wildberries)\b(?: again| file)?/g;
const everything =
  /\b(?:all|every|each|whole|entire|complete)\b[^.;!?]{0,20}\b(?:cards?|listings?|products?|items?|articles?|catalog|library|shop|range|of (?:them|it)|one)\b|\beverything\b|\ball of them\b/;
/** "All my cards, not just this one. Still CSV": whose cards, and the file beside it. */
const staysSo = /\bstill\b|\bsame\b/;
const aloneWords =
  /\b(?:not (?:just|only)|wrong|no|more than|instead|all(?=,))\b|\bsame\b[^.;!?]{0,20}\b(?:all|every|each|whole|entire)\b/;
/** "Is there one for them? If so give me that" asks for it. */
const granted = /\bif (?:so|yes|there is(?: one)?|you have (?:one|it|that)|possible)\b/g;
/** "Why not? Ok, CSV then". */
const disappointed =
  /^(?:(?:but )?why not|why|oh(?: no)?|really|hm+|too bad|(?:what )?a (?:pity|shame)|pity)(?:[\s?!.,…]+)(?=\S)/;
const mostCharacters = 160;

/** After an export: the file once more in the format that was meant, or of all cards. */
export function exportMeant(request: Request, last: Turn | undefined): Request | null {
  const step = last?.steps.at(-1);
  const said = request.text.trim().replace(granted, '');
  const text = said.replace(disappointed, '');
  if (step?.tool !== 'export_cards' || text.length > mostCharacters) return null;
  if (otherWork.test(text) || request.message.urls.length > 0) return null;
  const { card_ids: ids, marketplace: _, ...before } = (step.input ?? {}) as Record<string, unknown>;
  const format = formatIn(text.replace(unwanted, ' '));
  if ('error' in step.output)
    return format !== null &&
      text.length <= longestFormat &&
      !ofOne.test(text) &&
      (text !== said || request.asks.every(namesNoCards))
      ? { ...request, asks: [exported({ ...before, format }, ids)] }
      : null;
  const isSame = format === null || format === before.format;
  if (everything.test(text) && aloneWords.test(text) && (isSame || staysSo.test(text)))
    return { ...request, asks: [exported({ ...before, all: true, ...(format === null ? {} : { format }) }, null)] };
  if (format === null || format === before.format || !otherwise.test(text)) return null;
  return { ...request, asks: [exported({ ...before, format }, ids)] };
}

/** "Csv then", where the plan has no file of the kind that was asked for: the same cards. */
const longestFormat = 60;
const ofOne = /\b(?:this|that|only|just) (?:one|card|listing)\b/;
const namesNoCards = (ask: Ask) =>
  ask.kind === 'call' &&
  ask.tool === 'export_cards' &&
  ask.input.all === undefined &&
  (ask.target === null || ask.target.kind === 'it');

const exported = (input: Record<string, unknown>, ids: unknown): Ask => ({
  kind: 'call',
  tool: 'export_cards',
  input,
  target: Array.isArray(ids) ? { kind: 'cards', card_ids: ids as string[] } : null,
});
