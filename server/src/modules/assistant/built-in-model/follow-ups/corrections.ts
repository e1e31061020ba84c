import type { CardSummary } from '../../tool-types.ts';
import { type Conversation, cardInHand, outputFrom, type ToolStep } from '../conversation.ts';
import type { Request } from '../request.ts';
import { formatIn } from '../tables/export-rows.ts';
import type { Ask } from '../understanding/ask.ts';
import { type Target, targetIn } from '../understanding/cards/targets.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { numberWord, ordinalPattern, ordinalWord } from '../understanding/speech/number-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';
import { titleNamedIn } from '../which-card/title-match.ts';
import { exportMeant } from './export-corrections.ts';

/** "I always mix those up" tells why. */
const mixedUp =
  /[.,;!-]+ *(?:i|we) (?:(?:always|often|keep|just|must have|have|had) )*(?:mix(?:ed|ing)?|confus(?:e|ed|ing)|swap(?:ped|ping)?) (?:those|these|them|that|it|this|the)(?: two| names)?(?: up)?(?: (?:again|sometimes|all the time|every time))*[\s.!]*$/;
/** "..., the main one was fine as it was" tells why. */
const otherIsFine =
  /[.,;!-]+ *(?:(?:and|but|because|since) )?(?:the |my )?(?:main|first|second|third|fourth|last|other|others|rest|old|original)(?: (?:one|ones|photo|picture|image|shot))? (?:is|was|are|were) (?:(?:already|still|just|totally|quite|really|perfectly) )*(?:ok(?:ay)?|fine|good|great|perfect|nice|white|clean|right)(?: (?:already|enough|before|now|anyway|as (?:it|they) (?:is|was|are|were)))*[\s.!]*$/;
/** What was done is denied: one of these has to be said, or "not the title, the bullets". */
const denial =
  /\b(?:no(?=[,.!;:]|\b (?:not|i|for|the|only|just|wait|sorry|that|this|please|on|in)\b)|nope|nah|stop|wait|oops|ups|sorry|hold on|wrong(?: (?:one|card|listing|photo|picture|image|section))?|i said|i (?:say|ask(?:ed)?)(?: you)? for|say(?= (?:for |on )?(?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)\b)|i told you|i mean(?:t)?|that is wrong|not this|not that)(?: one)?(?![a-z])/;
const lead = new RegExp(
  `^(?:(?:${denial.source}|(?:hey|i want(?:ed)?|oh|ok(?:ay)?|ah|actually|rather|please|but)\\b)(?:[\\s,.!:;-]+|$))+`,
);
const notThis =
  /^not (?:for )?(?:the |that |this |my )?([^,.;]{1,40}?)(?:[,.;!-]+ ?| but | (?=the ))(?:(?:only|just|but|rather|i mean(?:t)?|i want(?:ed)?|for|the one) )*(.+)$/;
const thisNot = /^(.{1,60}?)(?:,| and)? (?:not|instead of) (?:for )?(?:the |that |this )?.{1,40}$/;
const onlyThis = /^(?:only|just) (.{1,60})$/;
/** Nothing but sections, marketplaces, formats and places: no verb, and no time to wait for. */
const onlyThings =
  /^(?!.*\b(?:one|a|half a) (?:second|minute|moment|sec)\b)(?:(?:the|only|just|for|on|to|in|as|an?|my|i|mean|meant|said|wanted|want|it|do|use|take|that|this|one|ones|and|or|both|all|of|other|card|listing|product|item|picture|photo|image|number|no|main|instead|please|rather|short|file|format|titles?|headline|descriptions?|bullets?|points?|key|features|highlights|spec(?:ification)?s?|attributes|keywords?|search|terms?|tags|amazon|amz|e-?bay|etsy|shopify|woo|woocommerce|commerce|wal-?mart|google|shopping|merchant|center|ozon|wildberries|wb|csv|json|json-?ld|xlsx?|excel|spreadsheet|tsv|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|two|three|four|five|six|seven|eight|nine|ten|#?\d{1,3}(?:st|nd|rd|th)?)\b[\s,.]*)+$/;
/** "the apron", "my blue mug": how a card is named, but not "the old one". */
const named =
  /^(?:(?:for|use|take|do|i meant?|only|just) )*(?:the|my|card|listing|product) (?!.*\b(?:old|older|previous|earlier|before|original|way|rest|idea|changes?|other)\b)(?:[\p{L}\d-]+ ){0,4}[\p{L}\d-]+$/u;
const other = /^(?:the )?other(?: one| card| listing| product)?[\s.!]*$/;

/** "I said eBay, didn't I?", "didn't I say eBay?" */
const asIf =
  /,? (?:did|have|had) (?:i not|not i)\b ?\??|(?<=^|[.!,;] ?)did (?:i not|not i) (say|mean|ask)(?: you)?(?= )/g;

/** Tools whose work is done again with what was meant. */
const again = new Set<string>([
  'improve_card',
  'score_card',
  'read_card',
  'answer_from_card',
  'edit_card',
  'lock_fields',
  'edit_image',
  'export_cards',
  'publish_case',
]);
const changesTexts = new Set<string>(['improve_card', 'edit_card']);
/** No place of any list: the seller is asked which card. */
const noPlace = 1_000;

/**
 * "No, the other one", "not the title, the bullets", "stop, only the title": the last work again with what was meant.
 * What was wrongly rewritten goes back first, and what was wrongly published is taken back.
 */
export const corrected = (conversation: Conversation, request: Request): Request | null =>
  meantOtherwise(conversation, request) ?? exportMeant(request, conversation.earlier.at(-1));

function meantOtherwise(conversation: Conversation, request: Request): Request | null {
  const { earlier } = conversation;
  const last = earlier.at(-1)?.steps.findLast(({ tool }) => tool !== 'compare_versions');
  const text = request.text
    .trim()
    .replace(asIf, '$1')
    .replace(/\b(no|nope|stop|wait)(?:,? \1\b)+/, '$1')
    .replace(/[\s,.!]+(?:sorry|oops|please|my (?:mistake|bad|fault))[\s.!]*$/, '')
    .replace(mixedUp, '')
    .replace(/,? i mean(?:t)?[\s.!]*$/, '')
    .replace(otherIsFine, '')
    .replace(/[\s.!]+$/, '');
  if (last === undefined || !again.has(last.tool) || 'error' in last.output || text.length > 120) return null;
  const otherwise = wishedOtherwise(last, text, request.asks);
  if (otherwise !== null) return { ...request, asks: otherwise };
  const rest = text.replace(lead, '');
  const hasLead = (denial.exec(text)?.index ?? text.length) < text.length - rest.length;
  const [denying = '', denied = '', following] = notThis.exec(rest) ?? [];
  const isContrast = following !== undefined && onlyThings.test(following) && isThing(following);
  const after = hasLead || namesThing(denying, denied) || isContrast ? following : undefined;
  const stated = after ?? contrasted(rest, hasLead) ?? (hasLead ? onlyThis.exec(rest)?.[1] : undefined);
  const meant = stated ?? (hasLead ? rest : null);
  if (meant === null || meant === '') return null;
  const input = onlyThings.test(meant) ? changedInput(last, meant, denied) : null;
  const target = input === null ? targetMeant(conversation, meant) : ({ kind: 'it' } as const);
  if (target === null) return null;
  const { card_id: _, card_ids: __, ...before } = last.input ?? {};
  const work: Ask = { kind: 'call', tool: last.tool, input: input ?? before, target };
  const back: Ask = { kind: 'call', tool: 'restore_version', input: { version: 'previous' }, target: { kind: 'it' } };
  const hasChanged = !('changes' in last.output) || last.output.changes.length > 0;
  const isKnown = target.kind !== 'places' || !target.places.includes(noPlace);
  const opened = fieldsOpened(last, work);
  if (opened.length > 0)
    return { ...request, asks: [{ ...work, input: { ...before, fields: opened, locked: false } }] };
  if (last.tool === 'publish_case' && isKnown)
    return { ...request, asks: [{ ...back, tool: 'withdraw_case', input: {} }, work] };
  return { ...request, asks: changesTexts.has(last.tool) && hasChanged && isKnown ? [back, work] : [work] };
}

/** "No, just the title", behind a lock of more: what was locked by mistake is open again. */
function fieldsOpened({ tool, input = {} }: ToolStep, work: Ask): string[] {
  if (tool !== 'lock_fields' || input.locked !== true || work.kind !== 'call' || work.target?.kind !== 'it') return [];
  const kept = (work.input.fields ?? []) as string[];
  const locked = (input.fields ?? []) as string[];
  return kept.every((field) => locked.includes(field)) ? locked.filter((field) => !kept.includes(field)) : [];
}

const takesMarket = new Set<string>(['improve_card', 'score_card']);

/** "No, I meant friendlier": said of what was just written. "I said" repeats an order, and builds on what is there. */
const otherWish =
  /^(?:(?:(?:no|nope|wait|sorry|oops|hm+|oh|that is (?:wrong|not (?:it|what i (?:meant|wanted)))|wrong|not like (?:that|this))[\s,.!;:-]+)+(?:(?:but |actually |rather )?(?:i (?:meant|wanted|want|mean|asked for)|make it|it should (?:be|sound)|rather|more like)\b[\s,]*)?|i (?:meant|wanted|asked for)\b[\s,]*)/;

/** The last improvement once more with another tone, length or limit, from the version before it. */
function wishedOtherwise(last: ToolStep, text: string, asks: Ask[]): Ask[] | null {
  const [ask] = asks;
  if (last.tool !== 'improve_card' || asks.length !== 1 || ask?.kind !== 'call' || ask.tool !== 'improve_card')
    return null;
  const isHow = [
    'tone',
    'length',
    'lengths',
    'title_max',
    'description_max',
    'description_sentences',
    'bullets_max',
  ].some((key) => key in ask.input);
  const { target } = ask;
  // "Meant" is no word of a title.
  const isIt =
    target?.kind === 'it' ||
    (target?.kind === 'named' &&
      !target.isSure &&
      target.names.flat().every((word) => /^(?:meant?|wanted|asked)$/.test(word)));
  if (!isHow || !isIt || !otherWish.test(text)) return null;
  const { card_id: _, length: __, lengths: ___, tone: ____, ...before } = last.input ?? {};
  const work: Ask = { ...ask, input: { ...before, ...ask.input }, target: { kind: 'it' } };
  const hasChanged = !('changes' in last.output) || last.output.changes.length > 0;
  return hasChanged
    ? [{ kind: 'call', tool: 'restore_version', input: { version: 'previous' }, target: { kind: 'it' } }, work]
    : [work];
}

/** The work with another section, marketplace or picture; null when these words name none. */
function changedInput({ tool, input = {} }: ToolStep, meant: string, denied: string): Record<string, unknown> | null {
  const { card_id: _, card_ids: __, ...before } = input as Record<string, unknown>;
  const sections = sectionNamed(meant);
  if (sections.length > 0 && (tool === 'improve_card' || tool === 'lock_fields')) {
    const isWish = /\b(?:shorter|longer|characters?|words?|without|with)\b/.test(meant);
    if (isWish) return null;
    return { ...before, [tool === 'improve_card' ? 'sections' : 'fields']: sections };
  }
  const [market] = marketplacesIn(meant);
  const format = tool === 'export_cards' ? formatIn(meant) : null;
  if (format !== null) return { ...input, card_id: undefined, format };
  if (market !== undefined && ('marketplace' in before || takesMarket.has(tool)))
    return { ...before, marketplace: market.id };
  if (tool !== 'edit_image') return null;
  const place = /\bmain\b/.test(meant) ? 1 : ordinalIn(meant);
  if (place === null || /\b(?:card|listing)\b/.test(`${meant} ${denied}`)) return null;
  return { ...before, image: place === 1 ? 'main' : place };
}

const ordinalIn = (text: string) => {
  const ordinal = new RegExp(`\\b(${ordinalPattern})\\b`).exec(text)?.[1];
  const figure = /\b(?:image|picture|photo|number|no\.?) ?(\d{1,2}|one|two|three|four|five)\b/.exec(text)?.[1];
  const place = ordinal === undefined ? (figure === undefined ? null : numberWord(figure)) : ordinalWord(ordinal);
  return place !== null && place > 0 ? place : null;
};

/** "For eBay, not Etsy": what is wanted of the two. */
function contrasted(text: string, hasLead: boolean): string | undefined {
  const wanted = thisNot.exec(text)?.[1];
  return wanted !== undefined && (hasLead || onlyThings.test(wanted)) ? wanted : undefined;
}
const isThing = (text: string) => sectionNamed(text).length > 0 || marketplacesIn(text).length > 0;
/** "not the title", "not for Etsy", and not "not bad" or "not sure". */
const namesThing = (denying: string, denied: string) =>
  /^not (?:for |on )?(?:the|that|this|my) /.test(denying) ||
  sectionNamed(denied).length > 0 ||
  marketplacesIn(denied).length > 0;

function targetMeant(conversation: Conversation, meant: string): Target | null {
  if (!other.test(meant)) {
    const found = targetIn(meant);
    if (onlyThings.test(meant)) return found.kind === 'places' ? found : null;
    const isCard =
      found.kind === 'named' && named.test(meant) && titleNamedIn(found.names.flat(), known(conversation)) !== null;
    return isCard ? found : null;
  }
  const steps = conversation.earlier.flatMap((turn) => turn.steps);
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const listed = outputFrom(steps, 'list_cards')?.cards ?? [];
  const others = listed.flatMap(({ card_id }, index) => (card_id === inHand ? [] : [index + 1]));
  return { kind: 'places', places: others.length === 1 ? others : [noPlace] };
}

/** The cards that were shown in this conversation. */
const known = ({ earlier }: Conversation): CardSummary[] =>
  earlier
    .flatMap(({ steps }) => steps)
    .flatMap(({ output }) =>
      'cards' in output ? output.cards : 'card' in output && output.card !== null ? [output.card] : [],
    );
