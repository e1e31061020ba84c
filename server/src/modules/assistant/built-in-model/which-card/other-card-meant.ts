import { type Conversation, cardInHand, type Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import type { Ask } from '../understanding/ask.ts';
import { isPartWord } from '../understanding/cards/asked-things.ts';
import type { Mention } from '../understanding/cards/card-mentions.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { works } from './named-reads.ts';

const again = new Set<string>([
  'improve_card',
  'score_card',
  'edit_card',
  'edit_image',
  'export_cards',
  'publish_case',
]);

const denied =
  "(?:no+|nope|nah|oops|ups|sorry|wait|stop|hm+|oh|argh|ugh|not (?:that|this)(?: one)?|(?:the )?wrong (?:one|card|listing|product|item)|i (?:had|opened|clicked|picked|took|gave you) the wrong (?:one|card|listing)(?: open)?|(?:that|this|it)(?:'s| was| is) (?:the )?wrong (?:one|card|listing))";
const denying = `(?:${denied}[\\s,.!:;-]+)`;
const meaning =
  "(?:i (?:actually |really )?(?:meant|mean|wanted|was (?:talking|asking|thinking) about|was after|asked (?:for|about))|it(?:'s| was| is| should be| should have been)|(?:that|this) (?:was meant for|should have been)|you should have (?:taken|done|used))";
const tail =
  '(?: (?:card|listing))?(?: (?:that )?(?:i|we) (?:wanted|meant|asked for|needed)(?: (?:done|improved|scored|published|exported|changed|to [a-z]+))?)?(?:,? (?:please|pls|instead|sorry|of course|not (?:this|that)(?: one)?))*[\\s.!]*$';
const forms = [
  new RegExp(`^${denying}+(?:(?:but|and|please|do|take|use) )*(?:${meaning} )?<>${tail}`, 'i'),
  new RegExp(`^(?:(?:oh|but|actually)[\\s,]+)*(?:${denying})*${meaning} <>${tail}`, 'i'),
  /^(?:(?:oh|no|sorry)[\s,.!]+)*<>,? (?:is what )?i (?:meant|mean)(?: (?:of course|sorry))*[\s.!]*$/i,
  new RegExp(
    `^${denying}+(?:${meaning} )?<> (?:is|was) the (?:one|card|listing) (?:that|which|i|we)\\b[^.;!?]*[\\s.!]*$`,
    'i',
  ),
];

/** A comparison with the original stands behind the work that it shows. */
const lastOf = (earlier: Turn[]) => earlier.at(-1)?.steps.findLast(({ tool }) => tool !== 'compare_versions');

/** "Wrong card, I meant the lamp" behind work on another: the last work, for the card of this name; null for other messages. */
export function sameForMeant({ earlier }: Conversation, text: string, names: Mention[]): string | null {
  const [name, ...others] = names;
  const last = lastOf(earlier);
  if (name === undefined || others.length > 0 || last === undefined || !again.has(last.tool)) return null;
  if ('error' in last.output || name.words.every(isPartWord)) return null;
  const said = `${text.slice(0, name.start)}<>${text.slice(name.end)}`.replaceAll('’', "'").trim();
  const called = text.slice(name.start, name.end);
  return forms.some((form) => form.test(said)) ? `the same for ${name.hasArticle ? called : `the ${called}`}` : null;
}

/** What was done to the wrong card goes back first, once the right one is found. */
export function withWrongUndone({ earlier, shownCardId }: Conversation, request: Request): Request {
  const last = lastOf(earlier);
  const wrong = cardInHand(earlier, shownCardId);
  const isFound = works(request).every(
    ({ target }) => target?.kind === 'cards' && wrong !== null && !target.card_ids.includes(wrong),
  );
  if (last === undefined || wrong === null || works(request).length === 0 || !isFound) return request;
  const target: Target = { kind: 'cards', card_ids: [wrong] };
  const { changes = [], edits = [] } = last.output as { changes?: unknown[]; edits?: unknown[] };
  const isChanged = changes.length > 0 || edits.length > 0;
  const back: Ask[] =
    last.tool === 'publish_case'
      ? [{ kind: 'call', tool: 'withdraw_case', input: {}, target }]
      : isChanged && (last.tool === 'improve_card' || last.tool === 'edit_card')
        ? [{ kind: 'call', tool: 'restore_version', input: { version: 'previous' }, target }]
        : [];
  return { ...request, asks: [...back, ...request.asks] };
}
