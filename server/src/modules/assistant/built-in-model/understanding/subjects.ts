import { sectionSchema } from '@cardwright/contract/listings';
import type { CardScope } from '../../tool-types.ts';
import type { Ask, Clause } from './ask.ts';
import { scopeIn } from './scope-words.ts';
import { type Target, targetIn } from './targets.ts';
import { sectionNamed } from './wishes.ts';

/** What an earlier part of a message spoke of without asking for anything: "The apron one is awful, rewrite it". */
export type Subject =
  /** `isLead`: "on the mug add a keyword" needs no pronoun. */
  | { kind: 'card'; target: Target; isLead?: true }
  | { kind: 'cards'; scope: CardScope }
  | { kind: 'sections'; sections: string[] }
  /** "Leave the title alone, improve the rest": all sections but these. */
  | { kind: 'rest'; sections: string[] }
  | null;

const isCardNamed =
  /\b(?:the|my|our) [^.,;?]{2,60}? (?:one|card|listing|product|item)\b|\b(?:with|at|on|take|about|for|in) (?:the|my) [a-z]/;
const leading = /^(?:please )?(?:for|on|with|at|in) (?:the|my) [a-z ]+$/;
const isPraised = /\b(?:fine|good|ok|okay|great|perfect|nice|alright|leave|keep|stay|untouched|not)\b/;

/** Null when the words are about nothing that a later "it" could stand for. */
export function subjectIn({ text, around }: Clause): Subject {
  const sections = sectionNamed(text);
  const others = sectionSchema.options.filter((section) => !(sections as string[]).includes(section));
  if (sections.length > 0)
    return isPraised.test(text) ? { kind: 'rest', sections: others } : { kind: 'sections', sections };
  const scope = scopeIn(text);
  if (scope !== null) return { kind: 'cards', scope };
  const target = targetIn(text);
  if (target.kind === 'places') return { kind: 'card', target };
  if (target.kind !== 'named' || (!isCardNamed.test(text) && around.hasCard)) return null;
  return { kind: 'card', target, ...(leading.test(text) ? { isLead: true } : {}) };
}

const pronoun = /\b(?:it|them|those|these|that|this|each|the lot|both|all|rest|others|else|remaining)\b/;
const restWord = /\b(?:rest|others|else|remaining|remainder)\b/;

/** The ask about what was spoken of before, where its own words only point there. */
export function onSubject(ask: Ask, subject: Subject, { text }: Clause): Ask {
  if (subject === null || ask.kind !== 'call' || ask.target === null) return ask;
  if (!pronoun.test(text) && !(subject.kind === 'card' && subject.isLead)) return ask;
  const isPointing = ask.target.kind === 'it' || (ask.target.kind === 'places' && ask.target.places.length === 0);
  if (!isPointing) return ask;
  if (subject.kind === 'card')
    return (ask.target.kind === 'it' || (subject.target.kind === 'named' && subject.target.names.length > 1)) &&
      ask.tool !== 'edit_image'
      ? { ...ask, target: subject.target.kind === 'named' ? { ...subject.target, isSure: true } : subject.target }
      : ask;
  if (subject.kind === 'rest' && !restWord.test(text)) return ask;
  if (subject.kind === 'sections' || subject.kind === 'rest')
    return ask.tool === 'improve_card' && ask.input.sections === undefined && ask.input.rules === undefined
      ? { ...ask, input: { ...ask.input, sections: subject.sections }, target: { kind: 'it' } }
      : ask;
  const many = {
    improve_card: 'improve_cards',
    improve_cards: 'improve_cards',
    score_card: 'score_cards',
    score_cards: 'score_cards',
  } as const;
  const tool = ask.tool in many ? many[ask.tool as keyof typeof many] : null;
  return tool === null
    ? ask
    : { ...ask, tool, input: { ...ask.input, scope: subject.scope, dry_run: true }, target: null };
}
