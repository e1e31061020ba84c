import { type Clause, callOnCard, type Row } from '../understanding/ask.ts';
import { editsIn } from '../understanding/edits.ts';
import { factsAlone } from '../understanding/stated-facts.ts';
import { statedFact } from '../understanding/statements.ts';
import { targetIn } from '../understanding/targets.ts';

/** The card that a change is for stands before the value, or nowhere. */
function targetOf({ text, around }: Clause) {
  const of =
    /\b(?:of|for|on) (?:the |my |number )?([^:"]{1,60}?) (?:to|is|:|=)/.exec(text)?.[0] ??
    /^(?:the |my )[^:"]{2,40}? costs?\b/.exec(text)?.[0] ??
    '';
  const found = targetIn(of);
  return found.kind === 'it' || (around.hasCard && found.kind === 'named') ? ({ kind: 'it' } as const) : found;
}

/** Before the words are taken apart: facts that fill the whole message are one change of the card. */
export const factRows: Row[] = [
  {
    name: 'facts alone',
    pattern: /\S/,
    unless:
      /\?\s*$|^(?:what|which|who|how|why|when|where|is|are|does|do|can|never|always|use|no)\b|\b(?:improve|title|description|keywords?|score|export|image|photo|picture|background|bullets?|remember|from now on)\b|\b(?:set|change|add|remove|make|update|replace)\b/,
    read: (clause) => {
      if (!clause.around.hasCard) return null;
      const edits = factsAlone(clause.whole.raw(0));
      const isExpected =
        clause.around.hasQuestions ||
        clause.around.lastTool === 'create_card' ||
        clause.around.lastTool === 'edit_card';
      return edits.length > 1 || (isExpected && edits.length > 0)
        ? callOnCard('edit_card', clause, { edits }, { kind: 'it' })
        : null;
    },
  },
];

/** Changes that the seller states. */
export const editRows: Row[] = [
  {
    name: 'stated changes',
    pattern: /\S/,
    unless:
      /\?\s*$|^(?:what|which|who|how|why|when|where|is|are|does|do you|can you tell|tell me)\b|\b(?:improve|optimize|rewrite(?! (?:the )?(?:bullet \d|\w+ bullet|title|description) (?:as|to):? ?")|polish|schedule|lock)\b/,
    read: (clause) => {
      const edits = editsIn(clause);
      return edits.length === 0 ? null : callOnCard('edit_card', clause, { edits }, targetOf(clause));
    },
  },
  {
    name: 'a stated fact',
    pattern:
      /^(?:actually,? |and |btw,? )?(?:it|this|the (?:\w+ ){0,2}\w+|they) (?:is |are )?(?:made (?:of|from|in)|weighs?|holds?|measures?|comes in)\b/,
    unless: /\?\s*$|\bimprove|\bfrom scratch/,
    read: (clause) => {
      const fact = statedFact(clause.raw(0));
      return fact === null || !clause.around.hasCard
        ? null
        : callOnCard('edit_card', clause, { edits: [fact] }, { kind: 'it' });
    },
  },
];
