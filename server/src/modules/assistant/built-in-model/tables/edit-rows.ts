import type { ListingEdit } from '../../tool-types.ts';
import { type Ask, type Clause, callOnCard, type Row, say } from '../understanding/ask.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { isWish, named, priceOf, short, specName } from '../understanding/edits/edit-values.ts';
import { editsIn } from '../understanding/edits/edits.ts';
import { asOrder } from '../understanding/edits/held-edits.ts';
import { isOfMany } from '../understanding/edits/many-cards.ts';
import { replacementsIn } from '../understanding/edits/replacements.ts';
import { addedFacts } from '../understanding/facts/added-facts.ts';
import { factsAlone, isStatement, statedParts } from '../understanding/facts/stated-facts.ts';
import { statedFact } from '../understanding/facts/statements.ts';
import { factsTold } from '../understanding/facts/told-facts.ts';

/** "Say that it is FDA approved": a fact that is known by its words, or a bullet in the seller's words. */
function claimed(clause: Clause, match: RegExpExecArray): ListingEdit {
  const said = clause
    .raw(match.index + match[0].length)
    .replace(/^(?:it|they|this|that)['’](s|re) /i, (_, verb: string) => (verb === 's' ? 'is ' : 'are '))
    .replace(/^that (?:its|it['’]s|it is) /i, 'is ')
    .replace(/[\s.!]+$/, '');
  const where = /\b(?:in|to|into) (?:the |its |my )*(title|description|bullets?)(?: too| please| as well)?[.!]*$/.exec(
    clause.text,
  );
  const own =
    where === null ? said : said.replace(/\s+(?:in|to|into) (?:the |its |my )*\w+(?: too| please| as well)?$/i, '');
  const place = match[1] ?? where?.[1];
  const fact = place === undefined ? statedFact(`it ${own}`) : null;
  if (fact !== null) return fact;
  if (place === 'description') return { op: 'add', field: 'description', value: `It ${own}.` };
  const claim = own.replace(/^(?:is|are|was|were) (?:an? |the |our )?/i, '');
  return place === 'title'
    ? { op: 'add', field: 'title', value: claim }
    : { op: 'add', field: 'bullets', value: claim.charAt(0).toUpperCase() + claim.slice(1) };
}

/** The card that a change is for stands before the value, or nowhere. */
function targetOf({ text, around }: Clause) {
  const of =
    /\b(?:of|for|on) (?:the |my |number )?([^:"]{1,60}?) (?:to|is|:|=)/.exec(text)?.[0] ??
    /^(?:the |my )[^:"]{2,40}? costs?\b/.exec(text)?.[0] ??
    /^(?:please |now )*(?:(?:set|change|update|make|put) )?(?:the |my )?(?:[a-z]+ ){1,3}(?:price|brand|category) (?:to|is|=|should be)\b/.exec(
      text,
    )?.[0] ??
    /\bon (?:the|my) (?:[a-z]+ ){1,3}as (?:another|an?|the) (?:new |\w+ )?(?:bullet|keyword|specification)\b/.exec(
      text,
    )?.[0] ??
    '';
  const found = targetIn(of);
  return found.kind === 'it' || (around.hasCard && found.kind === 'named') ? ({ kind: 'it' } as const) : found;
}

/** Changes are made on one card at a time: those of many are told how. */
function changesIn(clause: Clause): Ask | null {
  const edits = editsIn(clause);
  if (isOfMany(clause.text, edits.length > 0)) return say('edit_many');
  return edits.length === 0 ? null : callOnCard('edit_card', clause, { edits }, targetOf(clause));
}

const wrongThenRight = new RegExp(
  `^(?:(?:but|hey|sorry|no|oh|hi|please note),? )*(?:the |its |my )*(brand(?: name)?|category|price|(?:[a-z]+ )?${specName})(?: (?:of |is )?[$€£]?\\d[\\d.,]*(?: ?(?!is\\b|are\\b)[a-z%]{1,10})?)?,? (?:is|are) (?:all |completely |totally |still )?(?:wrong|incorrect|not (?:right|correct|true)|false|outdated|a mistake)(?:(?:[,.;:!]| -| and| but)+ ?| (?=it is|they are))(?:(?:it|they|that) (?:is|are|should (?:be|say)|must be|has to be)|correct (?:is|would be)|(?:the )?(?:right|correct|real) (?:one|brand|value|category|price) is|should be|make it|(?:change|set) it to) ((?:[^.;!?\\n]|\\.(?=\\d))+)[.!]*$`,
);
function rightValue(name: string, stated: string): ListingEdit | null {
  if (stated.trim() === '' || isWish(stated)) return null;
  if (name === 'price') return priceOf(stated);
  if (name.startsWith('brand')) return { op: 'set', field: 'brand', value: short(stated) };
  if (name === 'category') return { op: 'set', field: 'category', value: short(stated) };
  return { op: 'set', field: 'specifications', name: named(name), value: short(stated) };
}

const addedRow: Row = {
  name: 'facts that are to be added',
  pattern: /^[^"]{0,60}?\b(?:add|include|put in|note|enter|fill in|write|plus|also)\b/,
  read: (clause) => {
    const edits = clause.around.hasCard ? addedFacts(clause.raw(0)) : null;
    return edits === null ? null : callOnCard('edit_card', clause, { edits }, { kind: 'it' });
  },
};

/** Before the words are taken apart: facts that fill the whole message are one change of the card. */
export const factRows: Row[] = [
  addedRow,
  {
    name: 'a text, then what to replace in it',
    pattern:
      /^(?:only |just |please )*(?:in|for) (?:the |its |my )*(?:title|headline|description|bullets?|keywords?)(?: only)?,? (?:please |only )*(?:replace|change|swap|say|use|write|put|stands|(?:it|there) (?:says|reads|stands))\b/,
    read: (clause) => {
      const edits = replacementsIn(clause);
      return edits.length === 0 ? null : callOnCard('edit_card', clause, { edits }, { kind: 'it' });
    },
  },
  {
    name: 'a wrong value, then the right one',
    pattern: wrongThenRight,
    read: (clause, match) => {
      const name = match[1] ?? '';
      const said = match[2] ?? '';
      const stated = clause
        .raw(match[0].lastIndexOf(said), match[0].lastIndexOf(said) + said.length)
        .replace(/^(?:actually|really|in fact) /i, '');
      const edit = rightValue(name, stated);
      return clause.around.hasCard && edit !== null
        ? callOnCard('edit_card', clause, { edits: [edit] }, { kind: 'it' })
        : null;
    },
  },
  {
    name: 'facts alone',
    pattern: /\S/,
    unless:
      /\?\s*$|^(?:what|which|who|how|why|when|where|is|are|does|do|can|never|always|use|no)\b|\b(?:looks?|seems?|sounds?|feels?) \w+[\s.!]*$|\b(?:be|being) (?:replaced|changed|updated|corrected|fixed|removed|different)\b|\b(?:improve|rewrite|redo|rework|polish|optimize|rephrase|title|description|keywords?|score|export|image|photo|picture|background|bullets?|remember|from now on)\b|\b(?:set(?! (?:includes?|contains?|comes?|consists?|of|is|are|has|weighs?|measures?)\b)|change|add|remove|make|update|replace)\b/,
    read: (clause) => {
      if (!clause.around.hasCard) return null;
      const edits = factsAlone(clause.whole.raw(0));
      const isExpected =
        clause.around.hasQuestions ||
        clause.around.lastTool === 'create_card' ||
        clause.around.lastTool === 'edit_card';
      return edits.length > 1 || (edits.length > 0 && (isExpected || isStatement(clause.whole.raw(0))))
        ? callOnCard('edit_card', clause, { edits }, { kind: 'it' })
        : null;
    },
  },
];

/** Changes that the seller states. */
/** "It holds 6 keys and comes in cognac": each statement of the sentence. */
function factsIn(said: string): ListingEdit[] {
  const parts = statedParts(said);
  if (parts.length > 1) {
    const facts = parts.flatMap(({ text, fact }) => fact ?? factsTold(text) ?? []);
    if (facts.length >= parts.length) return facts;
  }
  const fact = statedFact(said);
  return fact === null ? [] : [fact];
}

export const editRows: Row[] = [
  addedRow,
  {
    name: 'what the listing shall say of the product',
    pattern:
      /^(?:please |also |and |can you |could you |i want you to |now )*(?:say|add|mention|write|state|note|tell (?:them|buyers|customers|people)|point out|put(?: in)?|include|highlight) (?:(?:there|also|somewhere|clearly) )?(?:in (?:the |its |my )*(title|description|bullets?) )?(?:that )?(?:it|they|this(?! is (?:a |the )?(?:text|title))|the (?:product|item)) (?=(?:is|are|has|have|comes|can|was|were|will|[a-z]+s)\b)/,
    unless: /\?\s*$|\b(?:in (?:my|a|our) (?:friendly|formal)|better|shorter|longer)\b/,
    read: (clause, match) =>
      clause.around.hasCard
        ? callOnCard('edit_card', clause, { edits: [claimed(clause, match)] }, { kind: 'it' })
        : null,
  },
  {
    // A verb right behind "that" says what kind of text is wanted.
    name: 'a sentence for the description',
    pattern:
      /^(?:please |also |and |can you |could you |i want you to |now )*(?:say|add|mention|write|state|note|put(?: in)?|include) (?:in|to|into) (?:the |its |my )*description,? that (?=(?:we|i|you|there|every|each|all|our|my|the(?! (?:product|item)\b)|its|no|most|many|(?!(?:sells|fits|works|makes|sounds|reads|looks|catches|stands|gets|tells|says|shows|explains|describes|helps|needs|pleases|matches|suits|ranks|wins|goes|keeps|is|was|has|this|its|does)\b)[a-z]+s) [a-z'-]+)/,
    unless: /\?\s*$|\b(?:better|shorter|longer)\b/,
    read: (clause, match) => {
      const said = clause.raw(match[0].length).replace(/[\s.!]+$/, '');
      const value = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
      return clause.around.hasCard
        ? callOnCard('edit_card', clause, { edits: [{ op: 'add', field: 'description', value }] }, { kind: 'it' })
        : null;
    },
  },
  {
    name: 'a change that is asked for politely',
    pattern: /^(?:[a-z]+[ ,]+){0,3}?(?:(?:can|could|would|will|why do|do|never)\b)/,
    read: (clause) => {
      const order = asOrder(clause.text);
      if (order === null) return null;
      const raw = (start: number, end?: number) =>
        clause.raw(start + order.shift, Math.min(end ?? order.text.length, order.text.length) + order.shift);
      return changesIn({ ...clause, text: order.text, raw });
    },
  },
  {
    name: 'a change without its value',
    pattern:
      /^(?:please |hi,? |hello,? |ok,? )*(?:(?:i|we) (?:want|would like|need|have) to|let us|can (?:we|you)(?: please)?|could you(?: please)?) (?:change|edit|update|set|correct|adjust) (?:the |its |my )*(?:price|brand|category|title|availability|color|material|weight)(?: please)?[.!?]*$|^(?:please |ok,? |hi,? |and |now )*(?:(?:i|we) (?:want|need|would like)(?: to (?:put|set|enter|use))?|put|put in|enter|set|use|give it|give this|it needs|this needs|write)(?: in)? (?:an?(?:other| different| new| better)) (?:price|brand(?: name)?|category)(?: (?:in|on it|here|there|for it|for this one|please|now|instead))*[.!?]*$/,
    read: (clause) => (clause.around.hasCard ? say('edit_what') : null),
  },
  {
    name: 'stated changes',
    pattern: /\S/,
    unless:
      /\?\s*$|^(?:what|which|who|how|why|when|where|is|are|does|(?:do|did|have) (?:you|i|we)|can you tell|tell me)\b|\b(?:improve|optimize|rewrite(?! (?:the )?(?:bullet \d|\w+ bullet|title|description) (?:as|to):? ?")|polish|schedule|lock|rule [a-z]\d{1,2})\b/,
    read: (clause) => {
      const edits = editsIn(clause);
      // After an improvement "no exclamation marks" says how it should have been written.
      const isAfterthought =
        /^(?:and |but )?no\b/.test(clause.text) &&
        (clause.around.lastTool === 'improve_card' || clause.around.lastTool === 'compare_versions');
      if (isAfterthought && edits.some(({ op }) => op === 'restyle')) return null;
      return changesIn(clause);
    },
  },
  {
    name: 'a stated fact',
    pattern:
      /^(?:actually,? |and |btw,? )?(?:it|this|the (?:\w+ ){0,2}\w+|they) (?:is |are )?(?:made (?:of|from|in)|weighs?|holds?|measures?|comes in)\b/,
    unless: /\?\s*$|\bimprove|\bfrom scratch/,
    read: (clause) => {
      const edits = factsIn(clause.raw(0));
      return edits.length === 0 || !clause.around.hasCard
        ? null
        : callOnCard('edit_card', clause, { edits }, { kind: 'it' });
    },
  },
];
