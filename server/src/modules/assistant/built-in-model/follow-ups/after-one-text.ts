import { upperFirst } from '@cardwright/listing/improve/casing';
import type { ListingEdit } from '../../tool-types.ts';
import { isDone, type Turn } from '../conversation.ts';

const lead = '(?:(?:oh|ok(?:ay)?|and|also|plus|no|but|now|then|please|pls|yes|ah|wait|sorry|better|hm+)[\\s,.!]+)*';
const polite = '(?:,? (?:too|also|as ?well|please|pls|now|then|instead|thanks))*[\\s.!]*$';
const section = '(title|description|bullets?|bullet points?|keywords?)';
/** "Put it in the title too", behind a text that was added; "put both in the description", behind two facts. */
const elsewhere = new RegExp(
  `^${lead}(?:put|add|write|mention|say|include) (?:it|that|this|both(?: of (?:them|those))?|them|these|those|all (?:of )?(?:it|that|this|them|those)) (?:also |too )?(?:in|into|to) (?:the |its )?${section}${polite}`,
  'i',
);
/** "Oh and a button is missing": one fact more. */
const oneMore =
  /^(?:oh|and|also|plus)[\s,]+(?:(?:oh|and|also|plus)[\s,]+)*((?!(?:is|are|was|how|what|why|the (?:title|description|score|price|price tag|card|bullets?|text))\b)[^.;:?!"\n]{3,80}? (?:is|are|has|have|was|were|got) [^.;:?!"\n]{3,60}?)(?:,? (?:too|as ?well|please|pls))*[\s.!]*$/i;
const ofUs = /\b(?:you|i|we|me|my|it|they|that|this|there|card|listing|score|title|description|bullets?|text|price)\b/i;
/** "Just put "Blue mug, 350 ml"", behind a text of one field that was rewritten. */
const wordForWord = new RegExp(
  `^${lead}(?:just |only |simply |rather )*(?:put|write|use|take|make it|call it|say|set it to|change it to)(?: it| this)?:? ["“]([^"“”\\n]{3,300})["”]${polite}`,
  'i',
);
const fields: Record<string, string> = { title: 'the title', description: 'the description' };

/** What follows a change of one text, said in full: where else it goes, one fact more, or the text itself; null for other words. */
export function afterOneText(text: string, last: Turn | undefined): string | null {
  const said = text.trim();
  const step = last?.steps.findLast(({ tool }) => tool === 'edit_card' || tool === 'improve_card');
  if (step === undefined || !isDone(step.output) || said.length > 320) return null;
  const [edit, ...others] = (step.input?.edits ?? []) as ListingEdit[];
  const added = others.length === 0 && edit?.op === 'add' && edit.field !== 'keywords' ? edit : undefined;
  const [, place] = elsewhere.exec(said) ?? [];
  if (place !== undefined) {
    const value = added?.field === 'specifications' ? `${added.name} ${added.value}` : added?.value;
    const full = value === undefined ? factsPlaced(step.input?.edits, place) : placed(value, place.toLowerCase());
    if (full !== null && value?.includes('"') !== true) return full;
  }
  const [, fact] = oneMore.exec(said) ?? [];
  if (fact !== undefined && added !== undefined && !ofUs.test(fact)) return `add the bullet "${upperFirst(fact)}"`;
  const [only, ...more] = (step.input?.sections ?? (edit === undefined ? [] : [edit.field])) as string[];
  const [, whole] = wordForWord.exec(said) ?? [];
  const field = more.length === 0 ? fields[only ?? ''] : undefined;
  return whole !== undefined && field !== undefined ? `set ${field} to "${whole}"` : null;
}

/** "Put that in the description", behind facts: "Material: linen. Dishwasher safe."; as bullets each is one of its own. */
function factsPlaced(edits: unknown, place: string): string | null {
  const facts = Array.isArray(edits) ? (edits as ListingEdit[]) : [];
  const isOfFacts =
    facts.length > 0 &&
    facts.every(
      ({ op, field }) => (op === 'set' && field === 'specifications') || (op === 'add' && field === 'bullets'),
    );
  const text = ({ field, name, value = '' }: ListingEdit) => (field === 'bullets' ? value : `${name}: ${value}`);
  if (!isOfFacts || facts.some((fact) => text(fact).includes('"'))) return null;
  if (!/^bullet/i.test(place)) return placed(facts.map((fact) => `${text(fact)}.`).join(' '), place.toLowerCase());
  const open = facts.filter(({ field }) => field !== 'bullets');
  return open.length === 0 ? null : `add ${open.map((fact) => `the bullet "${text(fact)}"`).join(' and ')}`;
}

const placed = (value: string, place: string): string =>
  /^bullet/.test(place)
    ? `add the bullet "${value}"`
    : /^key/.test(place)
      ? `add the keyword "${value}"`
      : `add "${value}" to the ${place}`;
