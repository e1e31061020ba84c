import type { Mention } from './card-mentions.ts';

/** A name, with the cards that it stands for. */
export interface Group extends Mention {
  card_ids: string[];
}
export interface PartOfCards {
  said: string;
  /** With the names. */
  raw: string;
  /** None: the card in hand. */
  card_ids: string[];
}

const section =
  '(?:titles?|headlines?|names?|descriptions?|desc|texts?|copy|bullets?|keywords?|tags?|specs?|specifications?|prices?|brand|category|photos?|pictures?|pics?|images?|gallery|scores?|weight|material|background|size chart|feature graphic|stock|availability|marketplace|main|hero|cover|first|second|third|fourth|fifth|last)';
const startsSection = new RegExp(`^\\s+(?:\\w+\\s+)?${section}\\b`, 'i');
const startsState = /^\s+(?:sold out|out of stock|in stock|back in stock|discontinued)\b/i;
const startsShown =
  /^\s+(?:also |too |now |again )*(public|online|live|private|offline)(?=\s*(?:[.,;!]|$|too\b|also\b|please\b|pls\b|now\b|again\b))/i;
const startsOrder =
  /^\s+(?:please |pls )?(?:move|delete|remove|drop|add|lock|unlock|shorten|swap|sort|rename|improve|rewrite|redo|score|export|publish)\s+\S/i;
const leadBack =
  /(?:\b(?:let'?s|let us|can we|we can|we will|we'll|we|i'll|i will|i want to|i'd like to|ok|now|please|then|so|fine|right|sorry)[\s,]+)*\b(?:go(?:ing)?|get(?:ting)?|return(?:ing)?|switch(?:ing)?|come|back|move on|over)(?: back)? to(?: just| only)?\s*$/i;
const prep = /\s*\b(?:of|on|for|from|in|to|about|at|with|by)\s*$/i;
const contrast = /(?:,|\.|\s)*\bnot (?:for |on |of |in )?(?:this|that|it)(?: one| card| listing)?[,;.]?\s*(?:but )?$/i;
const opening = /(?:^|[.!?;\n])[^.!?;\n]{0,24}$/;
const isOpening = (left: string) =>
  /(?:^|[.!?;\n])\s*(?:(?:ok(?:ay)?|k|and|now|then|please|pls|so|also|but|fine|right|hi|hey|hello|hmm?|yes|no|thanks?|good|great|nice|well|oh|alright|later|tiny thing|next)[\s,.:!-]+)*$/i.test(
    left,
  ) && opening.test(left);

/** "Forget the mug's old title and write a new one": of the mug, though its old title is left behind. */
const anew = new RegExp(
  `^(?:(?:the|my|our|that)\\s+)?(?:[\\p{L}\\d-]+\\s+){0,3}?[\\p{L}\\d-]+(?:['’]s|s['’])\\s+(?:\\w+\\s+){0,2}?${section}\\b[^.?\\n]{0,30}?(?:\\b(?:and|then)\\b|[,;.-])[^.?\\n]{0,30}?\\b(?:writ|mak|creat|giv|draft|compos|do|com|think)\\w*\\b[^.?\\n]{0,30}\\b(?:new|fresh|another|better|anew|over|again|other|different)\\b`,
  'iu',
);
/** "Not the lamp, …", "not for this, …". */
export const isDenied = (text: string, start: number): boolean =>
  !anew.test(text.slice(start)) &&
  /\b(?:not|no longer|leave|skip|ignore|forget|never mind|instead of|rather than)\s+(?:about\s+|for\s+|on\s+|of\s+)?$/i.test(
    text.slice(0, start),
  );

const leftLead =
  /(?:(?:[,;.!]|\s-)?\s+(?:(?:but|and|just|please)\s+)*|^)(?:not|leave|skip|ignore|without|except(?: for)?|do(?: not|n't) touch|don’t touch)\s+(?:for\s+|on\s+)?$/i;
const leftTail =
  /^\s*(?:card |listing )?(?:alone|out(?: of it)?|be|aside|untouched|as (?:it|they) (?:is|are)|for now|this time)?(?=\s*(?:[.,;!]|$|\s(?:and|but)\b))/i;
/** "The mug and the apron, but leave the lamp": the message without a card that is left alone beside others; null when there is none. */
export function withoutLeft(text: string, names: { start: number; end: number }[]): string | null {
  const kept = names.filter(({ start }) => !isDenied(text, start));
  if (kept.length === 0 || kept.length === names.length) return null;
  for (const { start, end } of names) {
    const lead = leftLead.exec(text.slice(0, start));
    const tail = leftTail.exec(text.slice(end));
    if (lead === null || tail === null || kept.some((one) => one.start === start)) continue;
    const rest = `${text.slice(0, lead.index)}${text.slice(end + tail[0].length)}`.replace(
      /^[\s,.;!]*(?:(?:but|and|so)\s+)?/i,
      '',
    );
    if (/\p{L}{2}/u.test(rest)) return rest;
  }
  return null;
}

/** "I improved the mug yesterday, now this one": what is told of a card, before an order for the one in hand. */
export const isToldOf = (text: string, start: number, end: number): boolean =>
  /\b(?:i|we|you|he|she|they)(?: have|'ve|’ve)?(?: (?:just|already|only|also|once))* (?:improved|did|done|scored|exported|changed|edited|fixed|wrote|rewrote|rewritten|published|shortened|finished|sold|bought|tried|started with|worked on)\s+$/i.test(
    text.slice(0, start),
  ) &&
  /^[^.;!?]*[,.;!]\s*(?:(?:and|so|but|now|please|then|next|can you|do)[\s,]+)*(?:[a-z]+ )?(?:this (?:one|card|listing)|here)\b/i.test(
    text.slice(end),
  );

/** The message without the names: what it says of the cards is said of "this one". */
export function withoutNames(text: string, groups: Group[]): string {
  let said = '';
  let from = 0;
  for (const [index, group] of groups.entries()) {
    const next = groups[index + 1];
    const isListed = next !== undefined && isBeside(text, group.end, next);
    const { left, right, instead } = replaced(
      said + text.slice(from, group.start),
      text.slice(group.end),
      group,
      isListed,
    );
    said = left + instead;
    from = text.length - right.length;
    if (isListed) from = (groups[index + 1] as Group).start;
    if (isListed) said = left;
  }
  return (said + text.slice(from))
    .replace(/ {2,}/g, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .trim();
}

const beside =
  /^\s*(?:(?:,|and|n|&|\+|or|together with|as well as|plus)\s*)+(?:(?:also\s+)?(?:of|on|for|to|with|in|from)\s+)?(?:(?:the|that) (?:main )?(?:one|ones|same) (?:of|on|from|for|in)\s+)?$/;
/** "The mug and the lamp", and not "of the mug and on the lamp delete the last". */
const isBeside = (text: string, from: number, { start, end }: Group) =>
  beside.test(text.slice(from, start)) &&
  !(/\b(?:of|on|for|to|with|in|from)\s+$/.test(text.slice(from, start)) && startsOwn.test(text.slice(end)));
const startsOwn =
  /^[\s,:]+(?:please |pls )?(?:move|delete|remove|drop|add|lock|unlock|shorten|swap|sort|rename|improve|rewrite|redo|score|export|publish|make|set|change|put|replace|cut|lower|raise|mark|undo)\s+\S/i;

function replaced(
  before: string,
  after: string,
  { isPossessive }: Group,
  isListed: boolean,
): { left: string; right: string; instead: string } {
  const left = before;
  const isFirst = isOpening(left);
  if (isListed) return { left, right: after, instead: '' };
  if (leadBack.test(left)) {
    const rest = after.replace(/^\s*(?:please\s*)?(?:[,:;.-]|\s-\s|\band\b|\bnow\b(?: and)?)+\s*/i, ' ');
    return {
      left: left.replace(leadBack, ''),
      right: rest === after ? after : rest.trimStart(),
      instead: rest === after ? 'this one' : '',
    };
  }
  if (isPossessive)
    return {
      left: left.replace(prep, (found) => (/\b(?:in|of|on|for|to|with)/i.test(found) ? `${found.trimEnd()} ` : found)),
      right: after.trimStart(),
      instead: 'the ',
    };
  if (startsSection.test(after) && !prep.test(left))
    return {
      left,
      right: after.trimStart(),
      instead: isFirst && !/^\s+(?:text|photos?|pictures?)/i.test(after) ? '' : 'the ',
    };
  if (isFirst && /^\s*(?::|->|=>|→)/.test(after))
    return { left, right: after.replace(/^\s*(?::|->|=>|→)\s*/, ''), instead: '' };
  const isSet = /^\s+(?:(?:up|down)\s+to|to|at|up|down)\s+(?:by\s+)?[$€£]?\d/i.test(after);
  // "Set the wattage of the lamp to 12 W": a field is named, and it is no price.
  if (isSet && prep.test(left) && namesField.test(left.replace(prep, '')))
    return { left: left.replace(prep, ''), right: after, instead: '' };
  if (isSet)
    return {
      left,
      right: after,
      instead: isFirst ? (/^\s+(?:up|down)/i.test(after) ? 'put the price' : 'set the price') : 'the price',
    };
  if (isFirst && startsState.test(after)) return { left, right: after.trimStart(), instead: 'this one is ' };
  const shown = isFirst ? startsShown.exec(after) : null;
  if (shown !== null)
    return {
      left,
      right: after.slice(shown[0].length),
      instead: /^(?:private|offline)$/i.test(shown[1] ?? '') ? 'withdraw this one' : 'publish this one',
    };
  if (isFirst && startsOrder.test(after)) return { left, right: after.trimStart(), instead: '' };
  if (isFirst && /^\s*(?:[,.!]|\s-)\s/.test(after))
    return { left, right: after.replace(/^\s*[,.!-]\s*/, ''), instead: '' };
  if (prep.test(left)) {
    const isNot = contrast.test(left.replace(prep, ''));
    if (isNot) return { left: left.replace(prep, '').replace(contrast, ''), right: after, instead: '' };
    const head = left.replace(prep, '');
    if (isOpening(head)) return { left: head, right: after.replace(/^\s*[,:]?\s*/, ''), instead: '' };
    if (startsSection.test(after)) return { left, right: after.trimStart(), instead: 'the ' };
    const isPart =
      new RegExp(`\\b(?:${section}|\\d+|graphic|chart|background)(?:\\s+[\\w'’-]+){0,4}$`, 'i').test(head) ||
      /\b(?:add|put|attach|append|insert|delete|remove|drop|swap|move|sort|says?|reads?|stands?)\b[^.;!?]*$/i.test(
        head,
      );
    if (isPart && !/\b(?:same|back|do|work|done|did|happened|change[ds]?)$/i.test(head))
      return { left: head, right: after, instead: '' };
  }
  return { left, right: after, instead: 'this one' };
}

const namesField =
  /\b(?:set|change|put|update|correct|fix|adjust|edit)\s+(?:(?:the|its|my|our)\s+)?(?!(?:[\p{L}]+\s+)?prices?\s*$|(?:it|this|that|everything|all|both)\s*$)\p{L}[\p{L}\d -]{1,40}$/iu;
const boundary = /[.!?;\n]+\s+|,\s+(?:and\s+|but\s+|then\s+)?|\s+(?:and|but|then)\s+/g;

/** The message in parts, each about its own cards, and without their names. */
export function partsByCard(text: string, groups: Group[]): PartOfCards[] {
  const runs: Group[][] = [];
  for (const [index, group] of groups.entries()) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const next = groups[index + 1];
    // "Improve this one, then export it and the lamp": the second stands with another card.
    const startsList = next !== undefined && isBeside(text, group.end, next) && !sameCards([group], next);
    if (
      run !== undefined &&
      previous !== undefined &&
      (isBeside(text, previous.end, group) || (sameCards(run, group) && !startsList))
    )
      run.push(group);
    else runs.push([group]);
  }
  const idsOf = (run: Group[]) => [...new Set(run.flatMap(({ card_ids: ids }) => ids))];
  const cuts = runs.slice(1).map((run, index) => cutBefore(text, runs[index] ?? [], run));
  // Two cards in one sentence that nothing divides: what is said of them is said of both.
  if (cuts.some((cut) => cut === null))
    return [{ said: withoutNames(text, groups), raw: text, card_ids: idsOf(groups) }];
  return runs.map((run, index) => {
    const from = index === 0 ? 0 : (cuts[index - 1] ?? 0);
    const to = cuts[index] ?? text.length;
    const joined = itWith.exec(text.slice(from, run[0]?.start))?.[1] ?? '';
    const isJoined = index > 0 && joined !== '';
    const own = run.map((group) => ({
      ...group,
      start: group.start - from - (isJoined ? joined.length : 0),
      end: group.end - from,
    }));
    const raw = text.slice(from, to);
    const before = isJoined ? idsOf(runs[index - 1] ?? []) : [];
    return { said: withoutNames(raw, own), raw, card_ids: [...new Set([...before, ...idsOf(run)])] };
  });
}

/** "…, then export it together with this one": both of them. */
const itWith =
  /\b(?:export|download|save|send|put|pack|give me)\b[^.;!?]{0,20}?\b((?:it|that|them)\s+(?:(?:together|along)\s+)?(?:with|and|plus|&)\s+)$/i;

const sameCards = (run: Group[], { card_ids: ids }: Group) =>
  run.length === 1 && JSON.stringify(run[0]?.card_ids) === JSON.stringify(ids);

function cutBefore(text: string, before: Group[], [first]: Group[]): number | null {
  const from = before.at(-1)?.end ?? 0;
  const cuts = [...text.slice(from, first?.start).matchAll(boundary)].map(
    (match) => from + match.index + match[0].length,
  );
  return cuts.at(-1) ?? null;
}

/** "Back to this bottle", "back to the one you scored", and what is wanted of it. */
const backToThis =
  "(?<=\\b(?:back|return|again) to )(?:this [a-z]+|the one (?:(?:just|that|which|you|i|we|was|were) )+(?:scored|rated|checked|improved|brought in|imported|loaded|added|published|exported|opened|started with|on|at|doing|working on|looking at)|the one (?:from|off|at) (?:the|my|that|your) (?:link|page|site|web ?site|address|url|web ?page|import|start|beginning)|the (?:card|listing) itself|what (?:i|we|you) (?:just |last )?(?:imported|scored|improved|exported|published|opened|loaded|brought in|had open)|the one (?:that['’]?s|that is|which is) (?:public|online|live|open|published)|(?:the )?(?:1st|first|previous|other) one)(?=\\s*(?:,|:|[.;]\\s|and\\b|please\\b))";
const thisOne = new RegExp(
  `\\b(?:this(?: one| card| listing)?(?:(?<= one| card| listing)['’]?s)?(?=\\s*(?:,|and\\b|&|\\+|together\\b|as well\\b|plus\\b|costs?\\b|is\\b|should\\b|needs?\\b|alone\\b|to\\s+[$€£]?\\d|(?:as|in|into)\\s+(?:an?\\s+|one\\s+)?(?:csv|xlsx|json|excel|spreadsheet)\\b|[.:;!?]|$))|${backToThis}|(?<=\\b(?:improve|rewrite|redo|score|rate|export|publish|share|polish|fix|do|square|brighten)\\s)it(?=,? (?:and|&|\\+|plus|as well as) (?:also )?(?:the|my|our) )|(?<=\\b(?:improve|rewrite|redo|score|export|publish|polish|fix|do)\\s)this(?=\\s+(?:for|as|in|to|with|please|now|again)\\b)|(?<=\\b(?:take|pull|bring|put|set|switch)\\s)(?:it|this|this one)(?=\\s+(?:down|off|offline|off line|private|back|from the (?:web|net))\\b[^.;!?]*(?:\\b(?:and|then)|,)\\s[^.;!?]*\\b(?:the|my|our)\\s)|(?<!\\b(?:i'?m|we'?re|am|are|is|was|in|over|around|out|up|down|right|from|get|got|come|came) )here(?=\\s*(?:,|:|and\\b|[$€£]?\\d)))`,
  'gi',
);

/** "Worse than this one", "a mess compared to this one": only what another card is measured by. */
const isMeasure = (left: string) =>
  /\b(?:compared (?:to|with)|in comparison (?:to|with)|than|next to|unlike|as against|versus|(?<!\b(?:i|we|they|you|people|customers|would|do|not|really|also|all) )like)\s+(?:(?:those|that|the ones?)\s+(?:of|on|in|from)\s+)?$/i.test(
    left,
  );

/** "This one and the mug", "here and on the mug": the card in hand is named beside another. */
export function withThis(text: string, named: Group[], inHand: string): Group[] {
  const these = [...text.matchAll(thisOne)].map((match): Group => {
    const end = match.index + match[0].length;
    const like = { words: [], isSure: true, isStrong: true, isOne: false, isPossessive: false, hasArticle: true };
    // "Improve the mug, then export it and the lamp".
    const before = /^it$/i.test(match[0]) ? named.findLast((one) => one.end <= match.index) : undefined;
    return { ...like, start: match.index, end, card_ids: before?.card_ids ?? [inHand] };
  });
  const own = these.filter(
    ({ start, end }) =>
      !isDenied(text, start) &&
      !isMeasure(text.slice(0, start)) &&
      !named.some((one) => start < one.end && end > one.start),
  );
  return inOrder([...named, ...own]);
}

export const inOrder = (groups: Group[]): Group[] => groups.toSorted((a, b) => a.start - b.start);

/** The message without "back to this one"; null when it goes back to none. */
export function backIn(text: string, inHand: string): string | null {
  const groups = withThis(text, [], inHand).filter(({ start }) => /\b(?:back|return) to $/i.test(text.slice(0, start)));
  const rest = (groups.length === 0 ? '' : withoutNames(text, groups)).replace(/^(?:and|then|please|[\s,.:;])+/i, '');
  return /\p{L}{2}/u.test(rest) && rest.length < text.length ? rest : null;
}
