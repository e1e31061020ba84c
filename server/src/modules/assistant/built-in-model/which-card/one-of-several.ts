import { type Conversation, cardInHand, isDone, type ToolStep } from '../conversation.ts';
import { lead } from '../follow-ups/after-list.ts';
import { continuedRequest } from '../follow-ups/follow-ups.ts';
import { cardsOf, wishesOf } from '../follow-ups/from-before.ts';
import { openPrice } from '../open-price/open-price.ts';
import type { Request } from '../request.ts';
import { formatIn } from '../tables/export-rows.ts';
import { type Ask, call, isCall, say, toMany } from '../understanding/ask.ts';
import { knownCards } from './known-cards.ts';
import { hasWords } from './title-match.ts';

const name = "((?:the |my |our )?[\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?)";
const end = '((?:,? (?:this time|again|now|once more|then|please|instead|though|of course|alone|only))*)[\\s.!]*$';
const only = new RegExp(`^\\s*${lead}(?:only|just) (?:do )?${name}${end}`, 'iu');
const without = new RegExp(
  `^\\s*${lead}(?:(?:do|make|export|improve|score|it|them|the same|same|again|but)[\\s,]+)*(?:without|except(?: for)?|but not|minus|leave out|skip|not) ${name}${end}`,
  'iu',
);
/** "All but the lamp", behind a file. */
const allBut = new RegExp(
  `^\\s*${lead}(?:all|everything|all of (?:them|it)|every one)(?: of them)? (?:but|except(?: for)?|apart from|without) ((?:the|my|our) ${name.slice(1)}${end}`,
  'iu',
);
const isAgain = /\b(?:this time|again|once more)\b/i;
const done = new Set<ToolStep['tool']>(['improve_card', 'improve_cards', 'score_cards', 'edit_card', 'publish_case']);

/**
 * "Only the lamp", "without the lamp this time", right after work on several cards: a file is made of those that are meant, and
 * other work, which is done already, is not done again for nothing. Null for other words.
 */
export function oneOfSeveral(
  conversation: Conversation,
  read: (conversation: Conversation) => Request,
): Request | null {
  const { current, earlier } = conversation;
  const text = current.text.trim();
  if (text.length > 90 || openPrice(conversation) !== null) return null;
  const spared = allBut.exec(text)?.[1];
  const turn = earlier.slice(-mostTurns).findLast(({ steps }) => steps.length > 0);
  const before = turn?.steps.at(-1);
  if (spared !== undefined && before?.tool === 'export_cards' && isDone(before.output)) {
    const { format } = before.input ?? {};
    const request = read({ ...conversation, current: { ...current, text: `export all cards except ${spared}` } });
    const asks = request.asks.map((ask) => (isCall(ask) ? { ...ask, input: { ...ask.input, format } } : ask));
    return { ...request, asks };
  }
  const both = bothFormats(conversation, text);
  if (both !== null) return both;
  const [, one] = only.exec(text) ?? [];
  const [, left] = one === undefined ? (without.exec(text) ?? []) : [];
  const said = (one ?? left)?.replace(/^(?:the|my|our) /i, '');
  const steps = turn?.steps.filter(({ tool, output }) => tool !== 'list_cards' && isDone(output)) ?? [];
  const last = steps.at(-1);
  if (said === undefined || last === undefined) return null;
  const ids = [...new Set(steps.flatMap((step) => [...cardsOf(step.input ?? {}), ...changedIn(step)]))];
  const titles = new Map(knownCards(conversation).cards.map(({ card_id, title }) => [card_id, title]));
  const isNamed = (id: string) => hasWords(titles.get(id) ?? '', said);
  const named = ids.filter(isNamed);
  const others = [...titles.keys()].filter(isNamed);
  if (last.tool === 'export_cards' && one !== undefined && named.length === 0 && others.length === 1)
    return fileOf(conversation, last, others);
  if (ids.length < 2 || named.length === 0 || named.length === ids.length) return null;
  const meant = one === undefined ? ids.filter((id) => !named.includes(id)) : named;
  const of = (ask: Ask): Request => ({ ...continuedRequest(conversation), asks: [ask] });
  const target = { kind: 'cards', card_ids: meant } as const;
  if (last.tool === 'export_cards') return fileOf(conversation, last, meant);
  const tool = toMany[last.tool];
  if (tool !== undefined && left !== undefined && isAgain.test(text))
    return of({ kind: 'call', tool, input: { ...wishesOf(last), dry_run: true }, target });
  return steps.some((step) => done.has(step.tool)) ? of(say('done_of_several')) : null;
}
/** So many turns back work is still spoken of. */
const mostTurns = 2;
const fileOf = (conversation: Conversation, last: ToolStep, ids: string[]): Request => ({
  ...continuedRequest(conversation),
  asks: [{ kind: 'call', tool: 'export_cards', input: wishesOf(last), target: { kind: 'cards', card_ids: ids } }],
});
const changedIn = ({ output }: ToolStep) => ('done' in output ? (output.done?.changed_ids ?? []) : []);

const bothSaid = new RegExp(
  `^\\s*${lead}(?:yes[\\s,.!]+)?(?:(?:do|make|give me|export|i (?:want|need|would like)|as) )?(?:both|all (?:of them|two|three|of those))(?: (?:of (?:them|those)|please|files|formats|then|as well|too))*[\\s.!]*$`,
  'i',
);
const format =
  /\b(?:json ?-? ?ld|json|csv|xlsx?|excel|spread ?sheet|etsy|e-?bay|shopify|woocommerce|amazon|walmart)\b/gi;
/** "Both please", where two formats were named: a file of each that was not made yet. */
function bothFormats(conversation: Conversation, text: string): Request | null {
  const last = conversation.earlier.at(-1);
  if (
    last === undefined ||
    !bothSaid.test(text) ||
    !/\b(?:export|download|file|csv|json|xlsx|excel)\b/i.test(last.text)
  )
    return null;
  const formats = [...new Set((last.text.match(format) ?? []).flatMap((word) => formatIn(word.toLowerCase()) ?? []))];
  const files = last.steps.filter(({ tool, output }) => tool === 'export_cards' && isDone(output));
  const isOther = last.steps.some(({ tool }) => tool !== 'export_cards' && tool !== 'list_cards');
  const made = files.map(({ input }) => input?.format);
  const wanted = formats.filter((one) => !made.includes(one));
  if (formats.length < 2 || wanted.length === 0 || isOther) return null;
  const { format: _, ...before } = files.at(-1)?.input ?? {};
  const ids = cardsOf(before);
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const { card_ids: __, ...wishes } = before as Record<string, unknown>;
  const target = ids.length > 0 ? ({ kind: 'cards', card_ids: ids } as const) : ({ kind: 'it' } as const);
  if (ids.length === 0 && wishes.all !== true && inHand === null) return null;
  const asks = wanted.map((one): Ask => {
    const ask = call('export_cards', { ...wishes, format: one });
    return isCall(ask) && wishes.all !== true ? { ...ask, target } : ask;
  });
  return { ...continuedRequest(conversation), asks };
}
