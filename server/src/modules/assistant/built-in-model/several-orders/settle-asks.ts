import { placeToJoin } from '../pictures/same-picture.ts';
import type { Ask, Clause } from '../understanding/ask.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';
import { withLimitBeside } from './limit-beside.ts';
import { sectionsTogether, withWishOfAll } from './wish-of-all.ts';

/** Asks that say the same are one; wishes that follow an improvement belong to it; words beside work are left away. */
export function settle(asks: Ask[], whole: Clause): Ask[] {
  const merged: Ask[] = [];
  for (const said of asks) {
    const meant = withSections(onAll(pointedBack(said, merged, whole), merged, whole), merged, whole);
    const ask = wishAlone(ofSections(meant, merged, whole), merged, whole);
    const at = placeToJoin(merged, ask);
    const before = merged[at];
    if (merged.some((other) => JSON.stringify(other) === JSON.stringify(ask))) continue;
    const joined = before === undefined ? null : join(before, ask, whole);
    if (joined === null) merged.push(ask);
    else merged.splice(0, merged.length, ...withWishOfAll(merged, at, ask, joined));
  }
  merged.splice(
    0,
    merged.length,
    ...merged.filter(
      (ask, at) => !isUndone(ask, merged.slice(at + 1), whole) && !isReasonOfMany(ask, merged.slice(at + 1)),
    ),
  );
  const every = onEveryImage(merged, whole);
  if (every !== null) return [every];
  const hasOther = merged.some((ask) => ask.kind === 'call' && ask.tool !== 'answer_from_card');
  const work = merged.filter(
    (ask, index) =>
      !isKeptAnyway(ask, merged, whole) &&
      ask.kind === 'call' &&
      !isToldAnyway(ask, merged.slice(0, index)) &&
      !isOpinionScored(ask, merged.slice(index + 1)) &&
      !isPictureWanted(ask, merged.slice(index + 1)) &&
      !(hasOther && isRhetorical(ask)),
  );
  const refused = merged.filter((ask) => ask.kind === 'say');
  if (work.length === 0)
    return [refused.find((ask) => !isCourtesy(ask)) ?? refused[0]].filter((ask) => ask !== undefined);
  return [
    ...withLimitBeside(withMarketplace(work, whole), whole.text),
    ...refused.filter(
      (ask) =>
        ask.kind === 'say' && needsSaying.has(ask.topic) && !(ask.topic === 'translating' && likeOne.test(whole.text)),
    ),
  ];
}

/** "Thanks. Can you mail it?" is answered. */
const isCourtesy = (ask: Ask) => ask.kind === 'say' && (ask.topic === 'thanks' || ask.topic === 'greeting');

const asksForScore = /\b(?:scor\w*|rat(?:e|ing)|points|check|review|analy[sz]e)\b/;
/** "I liked the old text better, undo it", "it is all different, undo it": what its words seem to ask for is what is undone. */
const isUndone = (ask: Ask, later: Ask[], { text }: Clause) =>
  ask.kind === 'call' &&
  (ask.tool === 'compare_versions' ||
    (ask.tool === 'score_card' && !asksForScore.test(text)) ||
    (ask.tool === 'improve_card' &&
      Object.keys(ask.input).every((key) => key === 'sections' || key === 'tone' || key === 'length'))) &&
  later.some((one) => one.kind === 'call' && one.tool === 'restore_version');

/** "They are too long, shorten them": why it is to be done is no work of its own. */
const isReasonOfMany = (ask: Ask, later: Ask[]) =>
  ask.kind === 'call' &&
  ask.tool === 'improve_card' &&
  ask.target?.kind === 'it' &&
  later.some(
    (one) =>
      one.kind === 'call' &&
      one.tool === 'improve_cards' &&
      JSON.stringify(one.input) === JSON.stringify({ ...ask.input, dry_run: true }),
  );

/** "Unlock the title, improve it and lock it again": the same sections; "shorten the title and lock it": the title. */
function withSections(ask: Ask, before: Ask[], { text }: Clause): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'lock_fields' || (ask.input.fields as string[]).length < 5) return ask;
  const last = before.findLast((one) => one.kind === 'call' && one.tool === 'lock_fields');
  const work = locksIt.test(text) ? before.at(-1) : undefined;
  const improved = work?.kind === 'call' && work.tool === 'improve_card' ? work.input.sections : undefined;
  const fields =
    last?.kind === 'call' && last.input.locked !== ask.input.locked
      ? last.input.fields
      : (improved ?? ask.input.fields);
  return { ...ask, input: { ...ask.input, fields } };
}
const locksIt =
  /\b(?:lock|protect|freeze) (?:it|that|this|them|those|these|both)\b(?! (?:card|listing|one|product|item|page))/;

/** "White background and square, every image": what stands last is said of all of it. */
function onEveryImage(asks: Ask[], { text }: Clause): Ask | null {
  const last = asks.at(-1);
  if (asks.length < 2 || last?.kind !== 'call' || last.input.image !== 'all') return null;
  if (
    !/[,:-] ?(?:for |on |to |of )?(?:all|every|each)(?: of)?(?: the| my| its)* (?:images?|pictures?|photos?)[\s.!]*$/.test(
      text,
    )
  )
    return null;
  const works = asks.flatMap((ask) => (ask.kind === 'call' && ask.tool === 'edit_image' ? [ask] : []));
  const isPlain = works.every(({ input }) => input.image === 'main' || input.image === 'all');
  if (works.length < asks.length || !isPlain) return null;
  const operations = [...new Set(works.flatMap(({ input }) => input.operations as string[]))];
  return { ...last, input: { ...Object.assign({}, ...works.map(({ input }) => input)), image: 'all', operations } };
}

/** "Better keywords, but hands off the title": what the work leaves alone needs no lock for it. */
function isKeptAnyway(ask: Ask, asks: Ask[], { text }: Clause): boolean {
  if (ask.kind !== 'call' || ask.tool !== 'lock_fields' || ask.input.locked !== true) return false;
  if (/\b(?:lock|protect|freez|pin|fix in place)\w*/.test(text)) return false;
  const fields = ask.input.fields as string[];
  return asks.some(
    (one) =>
      one.kind === 'call' &&
      one.tool === 'improve_card' &&
      Array.isArray(one.input.sections) &&
      !one.input.sections.some((section) => fields.includes(section)),
  );
}

/** "Score it for both and tell me which is better": the score itself tells. */
const isToldAnyway = (ask: Ask, before: Ask[]) =>
  ask.kind === 'call' &&
  (ask.tool === 'answer_from_card' || ask.tool === 'read_card') &&
  /^(?:and |then )*(?:tell|show|let|give|say|explain)\b.{0,30}\b(?:which|best|better|results?|scores?|why|what you|how (?:it|good|much)|where (?:it|we|this|that) (?:stands?|is|are)|know|points)\b/i.test(
    String(ask.input.question ?? 'tell me which'),
  ) &&
  before.some((one) => one.kind === 'call' && (one.tool === 'score_card' || one.tool === 'improve_card'));

/** "Would Amazon shoppers go for it? Score it": the score is the answer. */
const isOpinionScored = (ask: Ask, later: Ask[]) =>
  ask.kind === 'call' &&
  ask.tool === 'answer_from_card' &&
  /^(?:(?:and|so|but|hm+|ok)[ ,]+)*(?:would|will|do|does|is|are|has|have|can|could|should|how|what)\b[^?]*\b(?:(?:go|fall) for|like|love|want|pass|stand a chance|do well|make it|appeal\w*|attractive|convinc\w*|in your (?:view|opinion|eyes|judge?ment)|(?:you|your) (?:think|say|rate|feel)|good|decent|strong|ready|competitive|up to scratch|cut it)\b[^?]*\?/i.test(
    String(ask.input.question),
  ) &&
  later.some((one) => one.kind === 'call' && (one.tool === 'score_card' || one.tool === 'score_cards'));

/** "I want to try one of those AI pictures. Generate the bottle on a beach": one picture. */
const isPictureWanted = (ask: CallAsk, later: Ask[]) =>
  isPicture(ask) && later.some(isPicture) && withoutScene.test(String(ask.input.prompt));
const isPicture = (ask: Ask) => ask.kind === 'call' && ask.tool === 'generate_image' && ask.input.kind === 'picture';
const withoutScene =
  /\b(?:(?:one|some) of )?(?:those|these|an?|some)(?: (?:generated|artificial|ai|made[- ]up|nice|good|new|fresh|better|more|other))* (?:pictures?|images?|photos?)(?: (?:with|by|from) (?:the |your |an? )?(?:ai|computer))?(?: (?:too|please|now|of yours))*[\s.!,]*$/i;

/** "Who wrote those?", "it is rubbish, is it?": nobody waits for an answer. */
export const isRhetorical = (ask: Ask): boolean =>
  ask.kind === 'call' &&
  ask.tool === 'answer_from_card' &&
  /^(?:(?:hm+|oh|erm?|ok)[ ,.]+)*(?:a )?(?:(?:tiny|little|wee|way) )?(?:bit|tad|touch|too|kinda|kind of|sort of|rather|pretty|quite)(?: [a-z-]+){1,3} ?\?+$|^(?:(?:please|so|and|just|then) )*(?:do|write|make|give|find|try|get)(?: me| us)? (?:an?other )?(?:one|a title|something) (?:that|which) (?:fits?|works?|stays?|keeps?)\b|^(?:can|could|will|would) you (?:please )?(?:tell|explain|say|help|show)(?: me| us)?(?: that| this| it)?(?: please)?[\s?.!]*$|^(?:and |so |please )*tell (?:me|us)[\s?.!]*$|^(?:is|are) (?:it|this|that|they) (?:any )?(?:good|bad|ok(?:ay)?|fine|decent|junk|rubbish|trash|garbage|crap|useful|useless|weak|strong|better|worse) or (?:not|bad|good|worse|better)[\s?.!]*$|^(?:(?:is|are) (?:it|this|that) )?(?:any )?good(?: or (?:bad|not))?(?:,? (?:this|that|it|is it))?[\s?.!]*$|^(?:(?:and|then|please) )*(?:tell|let|inform|notify|ping) (?:me|us) (?:know )?(?:when|once|if|as soon as) (?:it|that|this|you|everything|all)(?:['’](?:s|re)| (?:is|are|has|have)) (?:been |all |now )*(?:done|ready|finished|saved|through|over)[\s.!]*$|^(?:(?:so|and|just|please|kindly|now|then)[ ,]+)*do (?:(?:exactly|just|only|precisely) )+(?:that|this|it|so|as (?:i|we) (?:said|say|wrote))\b[^?]*$|\bdo the needful\b|^(?:never ?mind|forget|skip|leave) (?:about )?(?:the|that|this|it|my|your)\b|^do (?:whatever|what|as)\b|\bdo you (?:see|get|have|find) (?:it|that|this)\b[\s?]*$|^when (?:it|this|that|you) (?:is|are|has|have) (?:ready|done|finished|over|been)\b|\b(?:do |will |would )?you (?:(?:will|would|do|probably|surely|maybe|also) )*need (?:the|a|my|its|any) (?:link|address|url|page|web ?site)\b|\b(?:can|could|would|will) you (?:please |kindly )?(?:fetch|get|load|import|take|bring|pull|grab|put|do) (?:it|this|that|them|these|those)\b[^?]{0,30}\??$|\b(?:can|could|would|might|may|will) (?:it|that|this|they|these|those|(?:the|this|that) page)(?: (?:also|maybe|perhaps|now))? (?:become|be (?:turned|made|converted|transformed|brought|taken|pulled|put|added|loaded|imported))\b[^?]{0,20}\b(?:cards?|listings?|products?|library|catalog|here|in|over)\b[^?]{0,20}\??$|\b(?:does|would|will) (?:it|that|this) (?:work|do) as (?:an? )?(?:new )?(?:card|listing)\b|\b(?:talk|chat|write|ask|speak)(?:ing)? (?:to|with) you\b|\b(?:did(?:n['’]t| not)?|have(?:n['’]t| not)?) (?:i|we)(?: not)? (?:just |already |clearly |not )*(?:say|said|ask(?:ed)?|tell|told|write|want|mean|order)\b|^(?:no\b[\s,.!]*)*(?:i|we) (?:just |already |clearly )*(?:said|asked|told|wrote|meant|wanted|ordered)\b|^who (?:will|would|wants|is going|reads|should)\b|\bwho (?:wrote|made|came up|thought|writes|on earth)\b|\b(?:is|are|does|do|did|was) (?:it|they|this|that)[\s?!.]*$|^(?:customers?|buyers?|people|clients?|shoppers?|everyone|everybody)\b[^?]*$/i.test(
    String(ask.input.question),
  );

/** "It reads like a bad translation" asks for none. */
const likeOne = /\b(?:like|from|by|through|out of) (?:an? |the )?(?:[a-z]+ ){0,2}translat/;

/** "All cards, score for Amazon": what stands first is what the work is on. */
function onAll(ask: Ask, before: Ask[], { text, around }: Clause): Ask {
  const [listed] = before;
  if (ask.kind !== 'call' || ask.target?.kind !== 'it' || around.hasCard || before.length !== 1) return ask;
  if (listed?.kind !== 'call' || listed.tool !== 'list_cards' || isFiltered(listed)) return ask;
  const tool = ask.tool === 'score_card' ? 'score_cards' : ask.tool === 'improve_card' ? 'improve_cards' : null;
  return tool === null || !/^(?:please )?(?:all|every|each)\b/.test(text)
    ? ask
    : { ...ask, tool, input: { ...ask.input, scope: { all: true }, dry_run: true }, target: null };
}

/** "The lamp needs punchier bullets, redo them": the bullets are what "them" stands for. */
function ofSections(ask: Ask, before: Ask[], { text }: Clause): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'improve_cards' || ask.input.scope !== undefined) return ask;
  const last = before.at(-1);
  const isPointing = ask.target?.kind === 'places' && ask.target.places.length === 0;
  if (!isPointing || last?.kind !== 'call' || last.tool !== 'improve_card' || last.input.sections === undefined)
    return ask;
  if (/\b(?:cards|listings|products|items|offers|them all|all of (?:them|these|those))\b/.test(text)) return ask;
  const { dry_run: _, ...input } = ask.input;
  return { ...ask, tool: 'improve_card', input, target: { kind: 'it' } };
}

/** ""a" has to appear", after "rewrite it": a wish, and with a card in hand about no other card. */
function wishAlone(ask: Ask, before: Ask[], { around }: Clause): Ask {
  const last = before.at(-1);
  if (ask.kind !== 'call' || ask.tool !== 'improve_card' || !around.hasCard || around.lastTool === 'list_cards')
    return ask;
  const isUnsure = ask.target?.kind === 'named' && !ask.target.isSure;
  return isUnsure && last?.kind === 'call' && last.tool === 'improve_card' ? { ...ask, target: { kind: 'it' } } : ask;
}

/** Said even beside work that is done. */
export const needsSaying = new Set<string>([
  'translating',
  'publishing',
  'deleting',
  'pricing',
  'inventing',
  'deleting_images',
  'archiving',
  'image_sharpness',
  'image_beyond',
  'edit_what',
  'bullet_what',
]);

/** "Do the first and the third, export them": "them" is what the same message named before. */
function pointedBack(ask: Ask, before: Ask[], { text }: Clause): Ask {
  if (ask.kind !== 'call') return ask;
  if (ask.target?.kind === 'it') return onWhatever(ask, before, text);
  if (ask.target?.kind !== 'places' || ask.target.places.length > 0) return ask;
  const named = before.findLast(
    (other) =>
      other.kind === 'call' &&
      (other.input.scope !== undefined ||
        isFiltered(other) ||
        (other.target?.kind === 'places' && other.target.places.length > 0) ||
        (other.target?.kind === 'named' && other.target.names.length > 1)),
  );
  if (named?.kind !== 'call') return ask;
  const scope = named.input.scope ?? (isFiltered(named) ? scopeOfList(named.input) : undefined);
  if (scope === undefined) return { ...ask, target: named.target };
  if (ask.tool !== 'export_cards') return { ...ask, input: { ...ask.input, scope }, target: null };
  const { all, changed_within_days: days, ...other } = scope as Record<string, unknown>;
  if (Object.keys(other).length > 0 || (all === undefined && days === undefined)) return ask;
  return {
    ...ask,
    input: { ...ask.input, all: true, ...(days === undefined ? {} : { changed_within_days: days }) },
    target: null,
  };
}

type CallAsk = Extract<Ask, { kind: 'call' }>;
/** "Anything scoring below 60, optimize it": every card that was told of. */
function onWhatever(ask: CallAsk, before: Ask[], text: string): Ask {
  const tool = ask.tool === 'improve_card' ? 'improve_cards' : ask.tool === 'score_card' ? 'score_cards' : null;
  const last = before.at(-1);
  if (tool === null || last?.kind !== 'call' || !isFiltered(last) || !whatever.test(text)) return ask;
  return { ...ask, tool, input: { ...ask.input, scope: scopeOfList(last.input), dry_run: true }, target: null };
}
const whatever =
  /\b(?:anything|everything|whatever|whichever|any|every|each)\b[^.;:!?]{0,60}\b(?:below|under|beneath|(?:less|lower|worse|fewer) than)\b/;

/** "The cards I changed this week, improve them": what was listed is what they are. */
const isFiltered = (ask: Ask) =>
  ask.kind === 'call' &&
  ask.tool === 'list_cards' &&
  ['query', 'marketplace', 'changed_within_days', 'score_below'].some((key) => ask.input[key] !== undefined);
const scopeOfList = ({ marketplace, sort: _, ...filters }: Record<string, unknown>) => ({
  ...filters,
  ...(marketplace === undefined ? {} : { marketplace_is: marketplace }),
});

/** "Our feed cuts titles at 70 characters. Rewrite the titles of all cards": what was told before is a wish for all of them. */
function joinMany(before: Ask, next: Ask): Ask | null {
  if (before.kind !== 'call' || next.kind !== 'call' || !sameCondition(before, next)) return null;
  if (before.tool !== 'improve_card' || next.tool !== 'improve_cards' || next.input.scope === undefined) return null;
  const isOpen = before.target?.kind === 'it' || (before.target?.kind === 'named' && !before.target.isSure);
  return isOpen ? { ...next, input: { ...before.input, ...next.input } } : null;
}

/** "What is it?", "which ones have we got?", "do we say anything about that?": the question before says of what. */
const pointsBack = /^(?:\S+ ){0,5}?(?:it|that|this|those|them|which ones?|any)\b.{0,20}$/i;
/** "My accountant needs Excel, so export this card": the reason and the order are one. */
const once = new Set<string>(['export_cards', 'publish_case', 'withdraw_case', 'compare_versions']);
const isUnsure = ({ target }: Extract<Ask, { kind: 'call' }>) =>
  target?.kind === 'it' || (target?.kind === 'named' && !target.isSure);
const hasSame = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  Object.keys(b).every((key) => a[key] === undefined || a[key] === b[key]);

function join(before: Ask, next: Ask, { text, around }: Clause): Ask | null {
  const many = joinMany(before, next);
  if (many !== null) return many;
  if (before.kind !== 'call' || next.kind !== 'call' || before.tool !== next.tool) return null;
  if (!sameCondition(before, next)) return null;
  // "A buyer wants to know the weight. What does our listing state?": the first sentence says of what.
  if (next.tool === 'answer_from_card') {
    const [first, second] = [String(before.input.question), String(next.input.question)];
    const isElliptic = pointsBack.test(second) || !/\s\S+\s\S/.test(first);
    const isAlone =
      !isElliptic && /\?\s*$|^(?:what|which|who|where|when|how|does|do|is|are|can|has|have|will)\b/i.test(first);
    const target = isNamed(next) ? next.target : isNamed(before) ? before.target : { kind: 'it' as const };
    return isAlone
      ? null
      : {
          ...before,
          input: {
            ...before.input,
            question: `${first.replace(/[\s.]+$/, '')}${/\?\s*$/.test(first) ? '' : '.'} ${second}`,
          },
          target,
        };
  }
  // "Would it do well on Amazon? Score it": once, for what was named.
  // With a card in hand "how would it do on Amazon, score wise" names no other one.
  if (next.tool === 'score_card' && (sameTarget(before, next) || (around.hasCard && isUnsure(next)))) {
    const markets = new Set([before.input.marketplace, next.input.marketplace].filter((id) => id !== undefined));
    return markets.size > 1 ? null : { ...before, input: { ...before.input, ...next.input } };
  }
  if (once.has(next.tool) && isUnsure(before) && next.target?.kind === 'it' && hasSame(before.input, next.input))
    return { ...next, input: { ...before.input, ...next.input } };
  // "I like things tidy. Show my cards by title": one list, with what either of them says.
  if (next.tool === 'list_cards' && hasSame(before.input, next.input))
    return { ...next, input: { ...before.input, ...next.input } };
  // "The original was better, restore it" goes back once.
  if (next.tool === 'restore_version')
    return before.input.version === 'original' || next.target?.kind !== 'it' || next.input.version !== 'original'
      ? before
      : next;
  if (next.tool === 'improve_card' || next.tool === 'improve_cards') {
    if (next.target !== null && next.target.kind !== 'it' && !sameTarget(before, next)) return null;
    if (next.input.scope !== undefined && JSON.stringify(next.input.scope) !== JSON.stringify(before.input.scope))
      return null;
    const { marketplace, ...wishes } = next.input;
    if (marketplace !== undefined && before.input.marketplace !== undefined && before.input.marketplace !== marketplace)
      return null;
    // One section shorter and another one longer are two works.
    if (
      before.input.length !== undefined &&
      next.input.length !== undefined &&
      before.input.length !== next.input.length
    )
      return null;
    const sections = sectionsOfBoth(before.input, next.input, text);
    return {
      ...before,
      input: { ...before.input, ...wishes, ...(marketplace === undefined ? {} : { marketplace }), ...sections },
    };
  }
  if (next.tool === 'edit_card' && before.input.edits !== undefined && sameTarget(before, next)) {
    const edits = [...(before.input.edits as object[])];
    for (const edit of next.input.edits as object[])
      if (!edits.some((one) => JSON.stringify(one) === JSON.stringify(edit))) edits.push(edit);
    return { ...before, input: { ...before.input, edits } };
  }
  if (next.tool === 'edit_image' && String(before.input.image) === String(next.input.image)) {
    const operations = [...new Set([...(before.input.operations as string[]), ...(next.input.operations as string[])])];
    return { ...before, input: { ...before.input, ...next.input, operations } };
  }
  if (next.tool === 'lock_fields' && before.input.locked === next.input.locked) {
    const fields = next.input.fields as string[];
    return fields.length === 5
      ? before
      : {
          ...before,
          input: { ...before.input, fields: [...new Set([...(before.input.fields as string[]), ...fields])] },
        };
  }
  return null;
}

/** "It has to sound serious. Rewrite the title only, avoid ...". */
const partOnly = new RegExp(
  `\\b(?:re-?write|re-?do|re-?work|improve|polish|rephrase|refresh|do) (?:(?:only|just) (?:the |its |my )?${sectionNoun}|(?:the |its |my )?${sectionNoun}(?: and (?:the )?${sectionNoun})? (?:only|alone)\\b)`,
);
/** "Improve it. The title should have 100 letters at most" is still about the whole listing. */
function sectionsOfBoth(
  before: Record<string, unknown>,
  next: Record<string, unknown>,
  text: string,
): { sections?: unknown } {
  const { sections } = before;
  if (sections === undefined) {
    if (next.sections !== undefined && partOnly.test(text)) return { sections: next.sections };
    const isLimit =
      'title_max' in next ||
      'description_max' in next ||
      'description_sentences' in next ||
      'bullets_max' in next ||
      'avoid_words' in next ||
      'include_keywords' in next;
    return isLimit || next.sections === undefined ? { sections: undefined } : { sections: next.sections };
  }
  return { sections: sectionsTogether(sections as string[], (next.sections ?? sections) as string[]) };
}

const isNamed = ({ target }: Extract<Ask, { kind: 'call' }>) =>
  target !== null && target.kind !== 'it' && !(target.kind === 'named' && !target.isSure);
const sameCondition = (a: Ask, b: Ask) =>
  a.kind === 'call' && b.kind === 'call' && JSON.stringify(a.only) === JSON.stringify(b.only);
const sameTarget = (a: Ask, b: Ask) =>
  a.kind === 'call' &&
  b.kind === 'call' &&
  (b.target?.kind === 'it' || JSON.stringify(a.target) === JSON.stringify(b.target));

/** "I sell it on Etsy. Improve it": the marketplace stands beside the request. */
function withMarketplace(work: Ask[], whole: Clause): Ask[] {
  const named = marketplacesIn(whole.text);
  const [only] = named;
  if (only === undefined || named.length > 1) return work;
  // "Score my Etsy cards" says which cards, and not what for.
  const isOfCards = (ask: Ask) =>
    ask.kind === 'call' && (ask.input.scope as { marketplace_is?: string } | undefined)?.marketplace_is !== undefined;
  const takes = (ask: Ask) => ask.kind === 'call' && /^(?:improve|score)_cards?$/.test(ask.tool) && !isOfCards(ask);
  if (work.some((ask) => ask.kind === 'call' && (ask.input.marketplace === only.id || !takes(ask)))) return work;
  return work.map((ask) =>
    ask.kind === 'call' && ask.input.marketplace === undefined
      ? { ...ask, input: { ...ask.input, marketplace: only.id } }
      : ask,
  );
}
