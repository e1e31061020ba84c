import { type ChangedWithin, changedWords } from '../../tools/changed-days.ts';
import { type Conversation, outputFrom } from '../conversation.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type Ask, type CallAsk, call, isCall } from '../understanding/ask.ts';
import type { Target } from '../understanding/cards/targets.ts';

const work =
  '(?:(?:have )?(?:just |only |last )?(?:did|done|made|imported|added|created|entered|wrote|worked on|changed|edited|updated|improved|finished|loaded|put in)|was working on)';
const days: [RegExp, ChangedWithin][] = [
  [/\b(?:today|this (?:morning|afternoon|evening)|earlier today)\b/i, 1],
  [/\b(?:yesterday|last night)\b/i, 'yesterday'],
  [/\bthis week\b/i, 'this_week'],
  [/\b(?:in )?the last (?:few )?days\b/i, 7],
  [/\blast week\b/i, 'last_week'],
  [/\bthis month\b/i, 'this_month'],
  [/\blast month\b/i, 'last_month'],
];
const day =
  '(?:(?:earlier )?today|this (?:morning|afternoon|evening)|yesterday(?: (?:morning|afternoon|evening|night))?|last night|this (?:week|month)|last (?:week|month)|(?:in )?the last (?:few )?days)';
const one = '(?:the|that) (?:one|card|listing|product|item)';
/** "The one I did yesterday", "the card from this morning". */
const theOne = new RegExp(`\\b${one} (?:(?:that |which )?(?:i|we) ${work}(?: in)? ${day}|(?:from|of) ${day})`, 'i');
/** "What I imported today": several, maybe. */
const allThose = new RegExp(
  `\\b(?:what|whatever|everything|all|those|the ones|the things) (?:(?:that |which )?(?:i|we) ${work}(?: in)?|from|of) (${day})(?=[\\s.,!?]|$)`,
  'i',
);
/** "What did I import today?" */
const asksWhat =
  /^\s*(?:and |so |ok |please )*(?:what|which ones|which (?:cards|listings|products)) (?:did|have) (?:i|we) (?:just )?(?:do|done|make|made|import|imported|add|added|create|created|change|changed|edit|edited|improve|improved|work on|worked on) (.{5,20}?)[\s?.!]*$/i;
const withinOf = (text: string) => days.find(([pattern]) => pattern.test(text));

/** "And today?", behind the cards of another day. */
const otherDay = new RegExp(`^\\s*(?:and|what about|how about|or)(?: (?:from|of))? (${day})\\s*[?.!]*$`, 'i');

/** What was done on a day is a list of cards, said in the words that all lists are asked for; null for other words. */
export function daysInFull({ current, earlier }: Conversation): string | null {
  const text = current.text.trim();
  const before = earlier.at(-1)?.steps.at(-1);
  const [, other] =
    before?.tool === 'list_cards' && before.input?.changed_within_days !== undefined ? (otherDay.exec(text) ?? []) : [];
  const said = other === undefined ? undefined : withinOf(other);
  if (said !== undefined) return `show the cards I changed ${changedWords(said[1])}`;
  const [, since] = asksWhat.exec(text) ?? [];
  if (since !== undefined && /\bsince\b/i.test(since)) return `show the cards I changed ${since}`;
  const asked = withinOf(since ?? '');
  if (asked !== undefined) return `show the cards I changed ${changedWords(asked[1])}`;
  const [found, when = ''] = allThose.exec(text) ?? [];
  const within = withinOf(when);
  return found === undefined || within === undefined
    ? null
    : text.replace(found, `the cards I changed ${changedWords(within[1])}`);
}

const mostCharacters = 160;
const onOne = new Set<string>([
  'improve_card',
  'score_card',
  'read_card',
  'answer_from_card',
  'export_cards',
  'edit_card',
  'publish_case',
]);

/** "Improve the one I did yesterday": of the cards of that day the only one, or a question which of them. Null for other words. */
export function ofThoseDays(
  conversation: Conversation,
  readAs: (conversation: Conversation) => Request,
): Request | null {
  const { current, isScheduled } = conversation;
  const message = splitMessage(current.text);
  const [said] = theOne.exec(current.text) ?? [];
  const within = withinOf(said ?? '');
  const isPlain = isWordsAlone(message) && (current.files ?? []).length === 0 && current.text.length <= mostCharacters;
  if (said === undefined || within === undefined || !isPlain || isScheduled === true) return null;
  const rest = current.text.replace(said, 'it');
  const isAlone = /^\W*(?:(?:and|no|ok|please|i mean)\W+)*it\W*$/i.test(rest);
  const asked = isAlone ? askedOf(conversation, readAs) : null;
  const around = { ...surroundingsOf(conversation), hasCard: true };
  const read = asked ?? parseRequest(isAlone ? 'show it' : rest, around);
  const calls = read.asks.filter(isCall);
  const isOnIt = ({ tool, target }: CallAsk) => onOne.has(tool) && (target?.kind === 'it' || asked !== null);
  if (calls.length === 0 || read.isForeign || !calls.every(isOnIt)) return null;
  const look = call('list_cards', { changed_within_days: within[1] });
  return { ...read, asks: [look, ...onThose(calls, conversation)] };
}

/** The order of which the seller was asked on which card it is to be done. */
function askedOf(
  { earlier, ...conversation }: Conversation,
  readAs: (conversation: Conversation) => Request,
): Request | null {
  const last = earlier.at(-1);
  const isAsked = last?.steps.every(({ tool }) => tool === 'list_cards') === true && last.steps.length > 0;
  if (last === undefined || !isAsked) return null;
  const before = readAs({ ...conversation, earlier: earlier.slice(0, -1), current: last });
  const calls = before.asks.filter(isCall);
  return calls.length > 0 && calls.every(({ tool, target }) => target !== null && onOne.has(tool)) ? before : null;
}

function onThose(calls: CallAsk[], { current }: Conversation): Ask[] {
  const listed = outputFrom(current.steps, 'list_cards');
  // What was found then is told: there is nothing to be done.
  if (listed !== null && listed.cards.length === 0) return [];
  const [only, ...others] = listed?.cards ?? [];
  const target: Target =
    only !== undefined && others.length === 0 && listed?.more !== true
      ? { kind: 'cards', card_ids: [only.card_id] }
      : { kind: 'unknown', look: null };
  return calls.map((ask) => ({ ...ask, target }));
}
