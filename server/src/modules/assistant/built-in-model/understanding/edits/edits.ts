import type { ListingEdit } from '../../../tool-types.ts';
import { standsElsewhere } from '../facts/fact-values.ts';
import { fittingPatterns } from '../speech/fitting-patterns.ts';
import { matchesIn } from '../speech/matches.ts';
import { factAlone, quoted, removedSpec, type Source, specName } from './edit-values.ts';
import { fieldEdits } from './field-edits.ts';
import { listEdits } from './list-edits.ts';
import { listMoves } from './list-moves.ts';
import { asksForNewText } from './new-texts.ts';
import { nounFirstEdits } from './noun-first-edits.ts';
import { plainEdits, plainFirstEdits } from './plain-edits.ts';
import { priceChange } from './price-changes.ts';
import { firstEdits, rarerEdits } from './rarer-edits.ts';
import { replacementsIn } from './replacements.ts';
import { isManner } from './text-manners.ts';
import { styleEdits, unwantedIn } from './text-styles.ts';
import { eachQuotedOf, eachWordOf } from './words-listed.ts';

/** The first that fits counts. */
const editForms = [
  ...nounFirstEdits,
  ...firstEdits,
  ...plainFirstEdits,
  ...listEdits,
  ...fieldEdits,
  ...rarerEdits,
  ...plainEdits,
];
const fittingForms = fittingPatterns(editForms.map(([pattern]) => pattern));

/** One stated change; null when this part of the message states none. */
function editIn(source: Source): ListingEdit | null {
  const fitting = fittingForms(source.text);
  for (const [index, [pattern, read]] of editForms.entries()) {
    if (fitting[index] === 0) continue;
    const match = pattern.exec(source.text);
    const edit = match === null ? null : read(source, match);
    if (edit !== null && !isSaidOf(edit) && !(isText(edit) && newAs.test(source.text))) return edit;
  }
  return null;
}
const isText = ({ field, op }: ListingEdit) => (field === 'title' || field === 'description') && op === 'set';
/** "New description as a gift for mums": how it is to be written, and not its words. */
const newAs =
  /^(?:(?:and|now|also|please|ok|so|then|i (?:want|need)|give (?:me|it)|write|make|an?)[ ,]+)*(?:new|another|different|fresh|better) (?:titles?|descriptions?|text) (?:as|like) (?:an? |if |for )(?!.*[":])/;
/** "The leakproof lid is what sells it", "... is our main claim": that is no value of it. */
const isSaidOf = (edit: ListingEdit) =>
  (edit.field === 'keywords' && edit.op === 'add' && opinion.test(edit.value ?? '')) ||
  (edit.field === 'bullets' && edit.op === 'add' && isManner(edit.value ?? '')) ||
  isNoValue(edit);
/** "The keyword flask is silly" adds none. */
const opinion = /^[^":,]+ (?:is|are|was|were|sounds?|looks?|seems?|makes?|annoys|does|do|has|have) \S/i;
/** "Correct the thing with the title". */
const noSpecification = /^(?:things?|problems?|issues?|matter|stuff|mistakes?|errors?|typos?)$/i;
/** "Third bullet to the very bottom": where it goes. */
const aPlace =
  /^(?:to )?the (?:very )?(?:top|bottom|end|front|start|beginning)(?=\s*[,.;!]|\s+(?:pls|plz|please)\b|$)/i;
/** "The material should be named": that it is to be said, and not its value. */
const onlyTold =
  /^(?:named|mentioned|stated|listed|included|visible|readable|explained|described|checked|fixed|corrected|updated|changed|improved|removed|gone|there|in there)[\s.!]*$/i;
const isNoValue = ({ field, op, name = '', value = '' }: ListingEdit) =>
  (field === 'bullets' && op === 'set' && aPlace.test(value)) ||
  (field === 'specifications' &&
    op === 'set' &&
    (noSpecification.test(name) ||
      standsElsewhere.test(value) ||
      onlyTold.test(value) ||
      /^(?:what|why|how|where|the (?:reason|main|best|only|thing)|(?:our|my) (?:main|best|biggest|only|unique)|never|always)\b/i.test(
        value,
      )));

const nextField =
  /(?<![,;\n]| and)(?:,|;|\n| and)+ (?:also |then )?(?:set |change |make )?(?:the |its )?(?=(?:title|description|brand|category|price|marketplace|capacity|material|color|weight|size|availability|[a-z]+)(?: to| is|:| =| should be)[ \d$€£"]|brand (?!new|to|is|and|name)[a-z]|category (?!to|is|and)[a-z]|price [$€£]?\d|(?:out of stock|sold out|back in stock|in stock)\b[^,]{0,30}$)/g;

const changeVerb =
  /\b(?:raise|increase|lift|bump|hike|lower|decrease|reduce|cut|drop|discount|double|triple|halve|half|sell|offer|make|knock|take|add|move|put|bring|shift|place|set|push|pull|swap|switch|exchange|interchange|flip|remove|delete|get rid of|erase|kick out|throw out|lose|scrap|leave out|strike|strip|clear|kill|insert|include|write|use|capitali[sz]e|convert|turn|change|format|start|begin|open|end|finish|close|append)(?= (?:(?:up|down|to|out|off|away|the order of) )?(?:the|its|my|our|this|that|these|those|all|any|every|each|it|them|brand|prices?|costs?|bullets?|points?|keywords?|titles?|headlines?|emojis?|exclamation|caps|capitals?|"|[$€£]?\d))/g;
const clauseStart = /^.*(?:[,;:.!?)\n]| -|\b(?:and|but|so|then|or|because)\b)\s*/s;
const politeLead =
  /^(?:(?:please|pls|kindly|now|also|just|next|first(?:ly)?|finally|ok(?:ay)?|yes|hey|hi|hello|well|actually|maybe|perhaps|rather|instead|simply|quickly|again|let us|let me|go ahead|go|try to|help me(?: to)?|(?:can|could|would|will|should|must|may) (?:you|we|i)|would you mind|feel free to|remember to|do not forget to|make sure (?:to|you|that you)|(?:i|we) (?:would )?(?:really |also |just |now )*(?:like|love|prefer|want|need|wish|wanted|have)(?: you| for you| us)?(?: to)?|(?:we|you) (?:should|can|could|must|need to|have to|had better|may)|i think|i guess|(?:it is )?time to|all you have to do is|is it possible to|your (?:task|job) is to)\s*)*$/;
/** "For the mug, ...", "in the title ...": where the change is to be made. */
const placeLead =
  /^(?:for|on|in|of|at|from|with|to|within|regarding|about)\b(?!.*\b(?:i|we|he|she|they|not|never|no|opinion|might|may)\b).{0,60}$/;

/** "My boss wants me to ...": whether that is held back is told by what else is said. */
const toldLead = /\b(?:told|tells|asked|asks|wants?|advised|advises) (?:me|us) to$/;

/**
 * The same source without the verbs that tell of a change and do not ask for it, "my competitor wants to cut the price":
 * one that is asked for stands where a request begins.
 */
function askedOnly(source: Source): Source {
  if (source.text.length > 400) return source;
  let isHeld = false;
  const text = source.text.replace(changeVerb, (verb, at: number) => {
    const before = source.text.slice(0, at);
    const start = clauseStart.exec(before)?.[0] ?? '';
    const lead = before.slice(start.length).trim();
    // "... or move it" goes on with what was denied.
    const isSame = lead === '' && /\b(?:and|or)\s*$/.test(start) && isHeld;
    isHeld = isSame || !(politeLead.test(lead) || placeLead.test(lead) || toldLead.test(lead));
    return isHeld ? '_'.repeat(verb.length) : verb;
  });
  return { ...source, text };
}

/** What is said of places, of how texts are written and of the present price, before single values. */
const wholeReaders = [listMoves, styleEdits, priceChange];

/** "280 g instead of 250" is 280 g; several keywords are not one with an "and" in it. */
function trimmed(edit: ListingEdit, { text }: Source): ListingEdit {
  const { op, field, value = '' } = edit;
  if (op !== 'remove' && field === 'specifications' && !/"\d/.test(text)) {
    // "Vegetable tanned leather, not just leather" says what it is, and then why it is corrected.
    const whole = value.replace(
      /[\s,–-]+(?:and )?not (?:just|only|simply|merely|plain(?:ly)?)(?: an?| any| some)? [^,.;]{1,40}$/i,
      '',
    );
    if (whole !== value && whole !== '') return { ...edit, value: whole };
    const [, kept, unit] =
      /^(.*?\d.*?),? (?:instead of|rather than|(?:and )?not) (?:\d[\d.,]*( ?[a-z%]+)$|[^,.;]{1,40}$)/i.exec(value) ??
      [];
    // "26 instead of 24 cm" has the unit of what it was.
    return kept === undefined ? edit : { ...edit, value: `${kept}${/^\d[\d.,]*$/.test(kept) ? (unit ?? '') : ''}` };
  }
  if (op === 'add' && field === 'keywords' && /\b(?:keywords|tags|terms)\b/.test(text) && !/[,;]/.test(value))
    return { ...edit, value: value.replace(/ (?:and|&) /g, ', ') };
  return edit;
}

/** "The weight was never verified. Remove that specification"; "remove from the specifications" leaves the name away. */
const pointsBack =
  /^(?:that|this|it|the|said|(?:(?:remove|delete|drop|take|cut|erase) )?(?:from|out of)(?: the| my| its)?)$/i;
const specNames = new RegExp(`\\b(?:${specName}|dimensions)\\b`, 'g');
const named =
  /\b(?:search(?:es|ed|ing)? for|look(?:s|ing)? for|call(?:s|ed)? (?:it|this|them|these)|ask(?:s|ed|ing)? for|type[sd]?|known as|(?:word|term|phrase|keyword|expression)(?: is|:)?) (?:the words? |an? )?("\d+"|[\p{L}\d][\p{L}\d -]{1,40}?)(?=[,.;]| so | and |$)/u;
/** "People search for camp mug, so add that": the word that was named before; null where none was. */
export function wordMeant(edit: ListingEdit, source: Source): ListingEdit | null {
  // "The brand out of the keywords": which word that is stands on the card alone.
  if (edit.op === 'remove' && /^(?:(?:take|remove|kick|throw|the|our|my) )*brand(?: names?)?$/i.test(edit.value ?? ''))
    return null;
  if (edit.op === 'remove' && edit.field === 'specifications' && pointsBack.test(edit.name ?? '')) {
    const names = new Set(matchesIn((source.whole ?? source).text, specNames).map(([name]) => name));
    const [name] = names;
    return name === undefined || names.size > 1 ? null : removedSpec(name);
  }
  if (edit.op !== 'add' || !/^(?:that|it|this|those|these|them)(?: too)?$/i.test(edit.value ?? '')) return edit;
  const said = source.whole ?? source;
  const [found, word = ''] = named.exec(said.text) ?? [];
  if (found === undefined) return null;
  const at = said.text.indexOf(found) + found.lastIndexOf(word);
  return { ...edit, value: /^"/.test(word) ? quoted(source, word) : said.raw(at, at + word.length) };
}

/** "..., Etsy buyers don't care about it": why, and nothing that is denied. */
const saidOfOthers =
  /(?:[,.;]| -)+ ?(?:because |since |as )?(?:(?:the |our |my )?(?:[a-z-]+ )?(?:buyers?|customers?|clients?|people|shoppers?)|they|most(?: of them)?) (?:do|did) not [^.;?]{2,60}[.!]*$/;

/** "Leave the first bullet alone", "keep it as it is": what stays gets no new words and does not go. */
const stays =
  /^(?:(?:please|but|and|so|now|ok(?:ay)?|just|no|then)[ ,]+)*(?:leave|keep|let) (?:(?!out\b|off\b|away\b)[^.,;:"]{1,60}? (?:alone|as[ -]is|as (?:it|they|that) (?:is|are|was|were)|be(?! [\d"])|untouched|unchanged|in peace|the way (?:it|they|that) (?:is|are|was|were))\b|(?:the |my )?(?:[a-z]+ bullet(?: point)?|bullet(?: point)? \d{1,2})[\s.!]*$)/;

/** All changes that a part of a message states, in their order: "set the brand to X and the price to 5". */
export const editsIn = (source: Source): ListingEdit[] =>
  statedIn(source).flatMap((edit) => eachQuotedOf(edit, source));

function statedIn(source: Source): ListingEdit[] {
  if (/^(?:please )?never (?!forget|hesitate|mind)/.test(source.text) || asksForNewText(source.text)) return [];
  if (stays.test(source.text)) return [];
  const unwanted = unwantedIn(source);
  if (unwanted.length > 0) return unwanted;
  const isDenied = /\b(?:do not|did not|never|should i|shall i)\b/.test(source.text.replace(saidOfOthers, ''));
  const asked = askedOnly(source);
  for (const read of isDenied ? [] : wholeReaders) {
    const found = read(asked);
    if (found.length > 0) return found.map(factAlone);
    if (asked.text !== source.text && read(source).length > 0) return [];
  }
  const starts = [0, ...[...source.text.matchAll(nextField)].map((match) => match.index + match[0].length)];
  if (starts.length > 1) {
    const verb = /^(?:please |can you |could you )*(set|change|update|make) /.exec(source.text)?.[0] ?? '';
    const ends = [...source.text.matchAll(nextField)].map((match) => match.index);
    const parts = starts.map((start, index) => {
      const end = ends[index] ?? source.text.length;
      const isFirst = index === 0;
      const lead = isFirst ? '' : verb === '' ? '' : 'set ';
      return {
        text: lead + source.text.slice(start, end),
        quotes: source.quotes,
        raw: (from: number, to?: number) =>
          source.raw(start + from - lead.length, to === undefined ? end : Math.min(end, start + to - lead.length)),
      };
    });
    const edits = parts.map(editIn);
    if (edits.every((edit) => edit !== null)) return edits.map((edit) => trimmed(edit, source));
  }
  const replaced = replacementsIn(source);
  if (replaced.length > 0) return replaced;
  const edit = editIn(source);
  const meant = edit === null ? null : wordMeant(edit, source);
  return meant === null ? [] : eachWordOf(factAlone(trimmed(meant, source)), source.text);
}
