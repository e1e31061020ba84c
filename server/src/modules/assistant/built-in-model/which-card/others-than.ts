import { type Conversation, isDone, type ToolStep, type Turn } from '../conversation.ts';
import { continuedRequest } from '../follow-ups/follow-ups.ts';
import { lastWorked, wishesOf } from '../follow-ups/from-before.ts';
import { openPrice } from '../open-price/open-price.ts';
import type { Request } from '../request.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { isOfSomeBullets } from '../understanding/edits/some-bullets.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import type { Topic } from '../understanding/questions/topics.ts';
import { ordinalPattern } from '../understanding/speech/number-words.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

/** "Skip the lamp and improve all the others", "all others but the lamp", "not the lamp, the rest": the others, and never it. */
interface OthersThan {
  /** As "improve all cards except the lamp" says it. */
  text: string;
  /** The work is that of the turn before. */
  isLastWork: boolean;
}

const lead =
  '(?:(?:ok(?:ay)?|yes|and|now|please|pls|so|then|but|no|well|good|great|thanks|can you|could you|i want you to|let us|you can|just|only)[\\s,.!]+)*';
const verb = '(improve|optimi[sz]e|re-?write|rework|polish|score|re-?score|rate|export|do|redo|tackle|fix|take)';
/** Any work: the last, or else to improve. */
const saysAnyWork = /^(?:do|redo|tackle|fix|take)$/;
const name = `([^.;:?!,\\n"]{2,60}?(?:,? (?:and|or) (?!(?:then |please |just |now )*${verb.replace('(', '(?:')} )[^.;:?!,\\n"]{2,40}?)?)`;
const stays =
  '(?:stays?|remains?|(?:can|should|may) (?:stay|remain)|is|are) (?:as (?:it|they) (?:is|are)|out|untouched|unchanged|alone|fine|done|good|ok(?:ay)?|finished|excluded|left out|not included|off limits)(?: as (?:it|they) (?:is|are)| already| now)?';
const left = [
  `(?:skip|leave out|omit|spare|exclude|ignore|forget(?: about)?|drop|without|except(?: for)?|apart from|not|minus|only not|just not|hands off|do(?: not|n['’]t) (?:touch|change|improve|do|include|score|export|take)) ${name}`,
  `(?:leave|keep) ${name} (?:alone|out|as (?:it|they) (?:is|are)|be|aside|untouched|unchanged)(?: for now)?`,
  `(?:(?:the|my) )${name.replace('{2,60}', '{2,40}')} ${stays}`,
];
const cards = '(?:cards|listings|products|items|ones)';
const others = `(?:(?:all|every one) )?(?:of )?(?:the |my )?(?:others|other ${cards}|rest(?: of (?:the|my|them|these|those)(?: ${cards})?)?|remaining(?: ${cards}| (?:two|three|four|five|\\d+))?)|everything else|all else|every other (?:card|listing|product|one)`;
const tail = '((?: (?:for|as|to|in|with|too|as well|please|now|then|instead|only)\\b[^.;:?!\\n]{0,40})?)[\\s.!]*';
const behind = left.map(
  (said) =>
    new RegExp(
      `^${lead}${said}(?:[,;.]| -)*(?: ?(?:and|but|then|please|just|only|rather|instead|now))*,? (?:${verb} )?(?:${others})${tail}$`,
      'i',
    ),
);
const before = new RegExp(
  `^${lead}(?:${verb} )?(?:${others})(?: too| as well| also| please)?(?:,| -)? (?:but(?: not| without)?|except(?: for)?|apart from|other than|without|not|only not|minus|excluding|bar|save for|(?:but |and )?(?:leave out|skip|omit|spare)) ${name}${tail}$`,
  'i',
);
const ofTexts =
  /\b(?:pictures?|photos?|images?|pics?|shots?|gallery|sections?|texts?|words?|tasks?|files?|rules?|questions?)\b/i;
/** Parts of one card: "don't change the brand, improve everything else". */
const ofCard =
  /\b(?:brand|price|category|names?|materials?|colou?rs?|weight|sizes?|dimensions?|measurements?|capacity|availability|stock|marketplace|logo|tone|style|voice|wording|facts?|figures?|numbers?|sentences?|paragraphs?|ending|intro|score|spelling|layout|format(?:ting)?|emojis?|parts?|content|language)\b/i;
const thisCard = /^(?:it|this|that|(?:this|that) (?:one|card|listing|product))$/i;
const pronoun =
  /^(?:it|this|that|them|these|those|(?:this|that) (?:one|card|listing)|yet|now|today|all|so|bad|sure|here|me|you|only|just)\b/i;

const butSome = new RegExp(
  `^${lead}${verb} (?:all|every one|everything|every (?:card|listing|product|item))(?: of)?(?: the| my| our| these| those| them)?(?: ${cards})?,? (?:but|except(?: for)?|apart from|bar|save for|minus|without) (?:for )?(?:just |only )?(?:one|two|three|a few|some|a couple)(?: of (?:them|these|those|my ${cards}))?(?: (?:(?:little |small |single )?(?:card|listing|product|item|thing|section|part|text|detail|bit|point)s?))?${tail}$`,
  'i',
);
/** "Improve everything, but leave one thing as it is". */
const leavesSome = new RegExp(
  `^${lead}${verb} (?:it all|all|everything|the (?:whole|entire) (?:thing|card|listing)|(?:all|every) (?:the )?(?:cards?|listings?|products?|items?))(?: of (?:it|them))?,? (?:(?:and|but|only|just|please) )*(?:leave(?: out)?|keep|skip|spare|do(?: not|n['’]t) (?:touch|change)) (?:just |only )?(?:one|two|a few|some|a couple)(?: of (?:them|these|those))?(?: (?:card|listing|product|item|thing|section|part|text|detail|bit|point)s?)?(?: (?:alone|out|as (?:it|they) (?:is|are)|untouched|unchanged))?[\\s.!]*$`,
  'i',
);

/** "Export all except the drafts": what is left out was not known. */
const butUnknown = new RegExp(
  `^${lead}${verb} (?:all|everything)(?: of)?(?: the| my| our)?(?: ${cards})?,? (?:but|except(?: for)?|apart from|excluding) [^.;:?!\\n"]{3,60}$`,
  'i',
);

const ofAllBut = new RegExp(
  `\\b(?:all|every|each)(?: of)?(?: the| my)? (?:product )?(${sectionNoun})(?: anew| again| afresh| from scratch)?,? (?:except(?: for)?|apart from|other than|but(?: not)?|without|only not|not|minus|excluding|bar|save for|(?:but |and )?(?:leave out|skip|omit|spare)) (?:(?:that|those|the ones?) of )?((?:the|my|our) [^.;:?!,\\n"]{2,40}?)(?:['’]s?(?: (?:one|title|description))?)?,?${tail}$`,
  'i',
);
const place = new RegExp(`\\b(?:${ordinalPattern}|one|ones|longest|shortest|part|rest|last|next)\\b`, 'i');
/** "Redo all titles except the mug's" is work on the titles of all cards except the mug; null for other words. */
function partsOfAllBut(text: string): string | null {
  const [said, parts = '', spared = '', more = ''] = ofAllBut.exec(text) ?? [];
  if (said === undefined || place.test(spared) || ofCard.test(spared) || sectionNamed(spared).length > 0) return null;
  const several = /s$/i.test(parts) ? parts : `${parts}s`;
  return `${text.slice(0, -said.length)}the ${several} of all cards except ${spared}${more}`;
}

/** What such words ask for, as one order; null for other words. */
function othersThanIn(text: string, lastWork: string | null, hasPrice: boolean, isFresh = true): OthersThan | null {
  const said = text.trim();
  if (said.length > 160 || ofTexts.test(said) || sectionNamed(said.toLowerCase()).length > 0) return null;
  for (const [form, nameAt] of [...behind.map((one) => [one, 1] as const), [before, 2] as const]) {
    const found = form.exec(said);
    if (found === null) continue;
    const spared = (found[nameAt] ?? '').trim();
    const order = found[nameAt === 1 ? 2 : 1]?.toLowerCase();
    if (thisCard.test(spared) && order !== undefined) {
      const work = saysAnyWork.test(order) ? 'improve' : order;
      return { text: `${work} the others${found[3] ?? ''}`, isLastWork: false };
    }
    if (spared === '' || pronoun.test(spared) || ofCard.test(spared)) return null;
    const isOpen = order === undefined || saysAnyWork.test(order);
    const work = isOpen ? (lastWork ?? (order === undefined && !isFresh ? null : 'improve')) : order;
    const except = /^(?:the|my|our) /i.test(spared) ? spared : `the ${spared}`;
    if (hasPrice && isOpen) return { text: `all except ${except}`, isLastWork: false };
    if (work === null) return null;
    return { text: `${work} all cards except ${except}${found[3] ?? ''}`, isLastWork: isOpen && lastWork !== null };
  }
  return null;
}

/** "Improve the others", with a card in hand that nothing was done with yet: all but this one. */
const thanThis = new RegExp(
  `^${lead}(improve|optimi[sz]e|re-?write|rework|polish|score|re-?score|rate) (?:all )?(?:of )?(?:the |my )?(?:others|(?:other|remaining) ${cards})${tail}$`,
  'i',
);
function otherThanThis({ earlier, current, shownCardId }: Conversation, text: string): Ask | null {
  const isUntouched = earlier.every(({ steps }) => steps.length === 0) && shownCardId !== null;
  const verb = isUntouched && (current.files ?? []).length === 0 ? thanThis.exec(text.trim())?.[1] : undefined;
  if (verb === undefined) return null;
  const market = marketplacesIn(text.toLowerCase())[0]?.id;
  return {
    kind: 'call',
    tool: /score|rate/i.test(verb) ? 'score_cards' : 'improve_cards',
    input: { ...(market === undefined ? {} : { marketplace: market }), dry_run: true },
    target: { kind: 'places', places: [], isExcept: true },
  };
}

const works: Partial<Record<ToolStep['tool'], 'improve' | 'score' | 'export'>> = {
  improve_card: 'improve',
  improve_cards: 'improve',
  score_card: 'score',
  score_cards: 'score',
  export_cards: 'export',
};
/** The request for the others; null for other words. A card that just had the same work is none of them. */
export function othersThan(conversation: Conversation, read: (one: Conversation) => Request): Request | null {
  const { earlier, current } = conversation;
  const steps = earlier.findLast((turn) => turn.steps.some(({ tool }) => works[tool] !== undefined))?.steps ?? [];
  const last =
    steps.findLast(({ tool }) => works[tool] === 'improve') ?? steps.findLast(({ tool }) => works[tool] !== undefined);
  const lastTool = earlier.at(-1)?.steps.at(-1)?.tool;
  const isFresh = earlier.length === 0 || lastTool === 'list_cards';
  const before = (last && works[last.tool]) ?? null;
  // Which one is left out is not said.
  const said = current.text.trim();
  const open: Topic | null =
    butSome.test(said) || leavesSome.test(said) ? 'which_left_out' : isOfSomeBullets(said) ? 'bullets_whole' : null;
  if (open !== null) return { ...continuedRequest(conversation), asks: [say(open)] };
  const named = leftOutNow(earlier.at(-1), said);
  if (named !== null)
    return read({ ...conversation, earlier: earlier.slice(0, -1), current: { ...current, text: named } });
  const parts = partsOfAllBut(current.text.trim());
  if (parts !== null) return read({ ...conversation, current: { ...current, text: parts } });
  const found = othersThanIn(current.text, before, openPrice(conversation) !== null, isFresh);
  const than = otherThanThis(conversation, found?.text ?? current.text);
  if (than !== null) return { ...continuedRequest(conversation), asks: [than] };
  if (found === null) return null;
  const request = read({ ...conversation, current: { ...current, text: found.text } });
  const isSame = last !== undefined && isDone(last.output) && found.text.startsWith(works[last.tool] ?? '-');
  const done = isSame ? lastWorked(earlier).flatMap((id) => titleOf(earlier, id)) : [];
  const withLast = (ask: Ask): Ask => {
    const { except, ...scope } = (ask.kind === 'call' ? (ask.input.scope ?? {}) : {}) as { except?: string[] };
    if (ask.kind !== 'call' || except === undefined) return ask;
    const { lengths, ...wishes } = found.isLastWork ? wishesOf(last ?? {}) : {};
    // One length for all is said instead of those of single sections.
    const each = lengths === undefined || ask.input.length !== undefined ? {} : { lengths };
    return {
      ...ask,
      input: { ...wishes, ...each, ...ask.input, scope: { ...scope, except: [...except, ...done].slice(0, 20) } },
    };
  };
  return { ...request, asks: request.asks.map(withLast) };
}

/** "Which one shall I leave out?" "The title." As one order; null for other words. */
function leftOutNow(asked: Turn | undefined, said: string): string | null {
  const text = asked?.steps.length === 0 ? asked.text.trim() : '';
  const order = (butSome.exec(text) ?? leavesSome.exec(text) ?? butUnknown.exec(text))?.[1];
  const [, spared] = onlyNamed.exec(said) ?? [];
  if (order === undefined || spared === undefined || pronoun.test(spared)) return null;
  const isSection = sectionNamed(spared.toLowerCase()).length > 0;
  const work = saysAnyWork.test(order) ? 'improve' : order;
  return `${work} ${isSection ? 'everything' : 'all cards'} except the ${spared}`;
}
const onlyNamed =
  /^(?:(?:oh|sorry|ok(?:ay)?|except|but|not|leave(?: out)?|skip|i mean|that is|it is)[\s,]+)*(?:the|my|our) ((?!(?:first|second|third|fourth|fifth|last|one|rest|other)\b)[\p{L}-]+(?: [\p{L}-]+){0,3}?)(?: please)?[\s.!]*$/iu;

/** As it was told last. */
function titleOf(earlier: Turn[], id: string): string[] {
  const told = earlier.flatMap(({ steps }) =>
    steps.flatMap(({ output }) =>
      'card' in output && output.card !== null ? [output.card] : 'cards' in output ? output.cards : [],
    ),
  );
  const title = told.findLast((card) => 'title' in card && card.card_id === id)?.title;
  return title === undefined ? [] : [title.slice(0, 200)];
}
