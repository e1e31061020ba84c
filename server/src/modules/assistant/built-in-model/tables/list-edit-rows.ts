import { type Clause, callOnCard, type Row, say } from '../understanding/ask.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { factAlone, quoted } from '../understanding/edits/edit-values.ts';
import { listOrdersIn } from '../understanding/edits/list-orders.ts';
import { isOfMany } from '../understanding/edits/many-cards.ts';
import { styleEdits } from '../understanding/edits/text-styles.ts';
import { wordsListed } from '../understanding/edits/words-listed.ts';
import { updatedFacts } from '../understanding/facts/updated-facts.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

/** "Write the bullets in sentence case": no bullet says "in sentence case". */
const inLetters =
  /^(?:(?:please|can you|could you|now|and|also|ok(?:ay)?)[ ,]+)*(?:write|put|have|start|begin|use|(?:all )?(?:small|capital|block) letters?)\b(?: [a-z]+){1,8}?(?: (?:sentence|title|lower|upper)[ -]?case| (?:small|capital|block) letters?| (?:an? )?capitals?| bullets?(?: points?)?| keywords?| tags)(?: please| now| everywhere)*[\s.!]*$/;

const text = '(?:the |my |its )?(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|keywords?|tags)';
/** "Remove the word steel from the title and the bullets": out of each of these texts. */
const outOfSeveral = new RegExp(
  `^(?:(?:please|can you|could you|and|also|now)[ ,]+)*(?:remove|delete|drop|cut|erase|lose|take|kick|throw|strike)(?: out)? (?:the )?(?:words?|terms?|phrases?) ("\\d+"|[\\w'-]+(?: [\\w'-]+){0,3}?)(?: out)?,? (?:from|out of|in|of) ((?:both )?${text}(?:(?:,? and |, ?| & )${text}){1,3})(?: (?:please|too))*[\\s.!?]*$`,
);

/** "No bullets any more. Clear them all": those of the list, and not of all cards. */
const entriesOfList =
  /\b((?:bullets|bullet points|keywords|tags|specifications|specs)\b.{0,80}\b(?:clear|remove|delete|drop|cut|erase|wipe|lose|sort|shorten|take|throw)) (?:them (?:all|both)|(?:all|both|each) of them)\b/;

/** "Use these keywords: …. Remove the old ones", "new tags: … instead of the old": a list in the place of another. */
const otherList =
  /^(?:(?:please|pls|hi|hello|hey|ok(?:ay)?|and|now|can you|could you)[ ,!.]+){0,3}(?:(?:use|take|set|put|add|enter|write|here are|these are|i want|we want|make) )?(?:(?:only|just|these|this|the following|following|my|the|new|own|other) ){0,4}(?:key ?words?|tags?|search terms?)(?: (?:now|please|instead|list)){0,2}\s*[:=]\s*([^:?"]{3,400}?)[\s.;,!\n]+(?:(?:and|then|please|also|but) ){0,3}(?:(?:remove|delete|drop|forget|replace|throw (?:away|out)|lose|clear|kick out|take out)(?: (?:all|the|my|of|any)){0,3} (?:old|others?|rest|existing|current|previous|earlier)(?: (?:ones|keywords?|tags?|terms?|list))?|instead of (?:the |my )?(?:old|others?|existing|current|previous)(?: (?:ones|keywords?|tags?))?|no others?|nothing else|only (?:these|those))(?: (?:please|pls|now|away|out|thanks))*[\s.!]*$/i;

/** Before single fields are read: of several facts that are told together none is left out. */
export const updateRows: Row[] = [
  {
    name: 'keywords in the place of the old ones',
    pattern: /\b(?:keywords?|tags?|search terms?)\b.*[:=]/s,
    read: (clause) => {
      const [, value = ''] = (clause.around.hasCard && otherList.exec(clause.whole.raw(0))) || [];
      const edits = [{ op: 'set' as const, field: 'keywords' as const, value: value.trim() }];
      return value === '' ? null : callOnCard('edit_card', clause, { edits }, { kind: 'it' });
    },
  },
  {
    name: 'facts that are to be updated',
    pattern: /\b(?:update|change|correct|edit|adjust|new)\b/,
    read: (clause) => {
      const edits = clause.around.hasCard ? updatedFacts(clause.whole.raw(0)) : null;
      return edits === null ? null : callOnCard('edit_card', clause, { edits }, { kind: 'it' });
    },
  },
];

/** Bullets, keywords and specifications that go, come, change or move: what every word of the message says. */
export const listEditRows: Row[] = [
  {
    name: 'how the letters of a list are written',
    pattern: inLetters,
    read: (clause) => {
      const edits = styleEdits(clause);
      return edits.length === 0 ? null : callOnCard('edit_card', clause, { edits }, { kind: 'it' });
    },
  },
  {
    name: 'words that go out of several texts',
    pattern: outOfSeveral,
    read: (clause, [said, word = '', texts = '']) => {
      const start = said.indexOf(` ${word} `) + 1;
      const name = /^"/.test(word) ? quoted(clause, word) : clause.raw(start, start + word.length).trim();
      const names = wordsListed(name, clause.text);
      const fields = sectionNamed(texts);
      const edits = fields.flatMap((field) => names.map((one) => ({ op: 'remove' as const, field, name: one })));
      return fields.length < 2 ? null : callOnCard('edit_card', clause, { edits }, { kind: 'it' });
    },
  },
  {
    name: 'orders about lists',
    pattern: /\S/,
    read: (clause) => {
      const orders = listOrdersIn({ ...clause }, clause.around.hasCard);
      if (orders !== null && isOfMany(clause.text.replace(entriesOfList, '$1'), true)) return say('edit_many');
      return orders === null
        ? null
        : callOnCard('edit_card', clause, { edits: orders.edits.map(factAlone) }, cardOf(clause, orders.card));
    },
  },
];

const cardOf = ({ around }: Clause, card: string | null): Target =>
  card === null || around.hasCard ? { kind: 'it' } : { kind: 'named', names: [card.split(' ')], isSure: true };
