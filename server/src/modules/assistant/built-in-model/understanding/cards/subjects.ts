import { sectionSchema } from '@cardwright/contract/listings';
import type { CardScope } from '../../../tool-types.ts';
import { type Ask, type Clause, toMany } from '../ask.ts';
import { sectionNamed } from '../wishes/wishes.ts';
import { scopeIn } from './scope-words.ts';
import { type Target, targetIn } from './targets.ts';

/** What an earlier part of a message spoke of without asking for anything: "The apron one is awful, rewrite it". */
export type Subject =
  /** `isLead`: "on the mug add a keyword" needs no pronoun. */
  | { kind: 'card'; target: Target; isLead?: true }
  | { kind: 'cards'; scope: CardScope; sections?: string[] }
  | { kind: 'sections'; sections: string[]; target: Target }
  /** "Leave the title alone, improve the rest": all sections but these. */
  | { kind: 'rest'; sections: string[] }
  | null;

const isCardNamed =
  /\b(?:the|my|our) [^.,;?]{2,60}? (?:one|card|listing|product|item)\b|\b(?:with|at|on|take|about) (?:the|my) [a-z]/;
const leading = /^(?:please )?(?:for|on|with|at|in) (?:the|my) [a-z ]+$/;
const isPraised =
  /\b(?:(?<!not )(?:(?:very |so |really )?(?:fine|good|ok|okay|great|perfect|nice|alright))|(?:leave|keep) (?:it|them|the|my|its|our|titles?|headlines?|descriptions?|bullets?|keywords?|specs?|specifications?)\b|stays?|untouched|(?:not|never) (?:be )?(?:touch|chang|edit|alter)\w*|hands off|(?:skip|omit|spare|ignore|without|except(?: for)?|apart from|^(?:but |please )?not) (?:the |my |its )?(?:titles?|headlines?|descriptions?|bullets?|keywords?|specs?|specifications?))\b/;
/** "It is not the title, it is the bullets". */
const insteadOf =
  /\bnot (?:really |so much )?(?:the |my |its )?(?:titles?|headlines?|descriptions?|bullets?|keywords?|specs?|specifications?)\b(?: that[^.;!?,]{0,30})?(?:, | - |; )?(?:it is|they are|but)(?: just| only| rather)? (?:the |my |its )?(?=(?:titles?|headlines?|descriptions?|bullets?|keywords?|specs?|specifications?)\b)/;
/** "Everything on this one but the bullets". */
const allBut =
  /^(?:(?:please|so|and|ok|now|just|i mean|do|redo|take) )*(?:everything|all|every (?:text|section|part)|the (?:whole|entire) (?:thing|card|listing|lot|text|page))(?: (?:on|of|in|about|at) (?:[\w-]+ ){1,5}?| )(?:except(?: for)?|but(?: not)?|apart from|other than|save for|besides|minus|without) (?:for )?(?:the |my |its |that )?(?:titles?|headlines?|descriptions?|bullets?|keywords?|tags|specs?|specifications?)\b/;

const ofSeveral = /\b(?:titles|headlines|descriptions)\b/;

/** Null when the words are about nothing that a later "it" could stand for. */
export function subjectIn({ text, around }: Clause): Subject {
  const sections = sectionNamed(text);
  const others = sectionSchema.options.filter((section) => !(sections as string[]).includes(section));
  if (sections.length > 0 && !around.hasCard && ofEvery.test(text))
    return { kind: 'cards', scope: { all: true }, sections };
  if (allBut.test(text) && !around.hasCard && ofSeveral.test(text))
    return { kind: 'cards', scope: { all: true }, sections: others };
  if (allBut.test(text)) return { kind: 'sections', sections: others, target: cardOfSection({ text, around }) };
  const other = insteadOf.exec(text);
  const meant = other === null ? [] : sectionNamed(text.slice(other.index + other[0].length));
  if (meant.length > 0) return { kind: 'sections', sections: meant, target: cardOfSection({ text, around }) };
  if (sections.length > 0)
    return isPraised.test(text)
      ? { kind: 'rest', sections: others }
      : { kind: 'sections', sections, target: cardOfSection({ text, around }) };
  const scope = scopeIn(text);
  if (scope !== null) return { kind: 'cards', scope };
  const target = targetIn(text);
  if (target.kind === 'places') return { kind: 'card', target };
  // "This one shows it on my desk beside the lamp": what a picture shows.
  const isSent = around.filesAreNew && around.files.some(({ kind }) => kind === 'image');
  if (isSent && /^(?:this|that|it|here)\b/.test(text)) return null;
  if (target.kind !== 'named' || (!isCardNamed.test(text) && around.hasCard)) return null;
  return { kind: 'card', target, ...(leading.test(text) ? { isLead: true } : {}) };
}

/** "The bullets of the mug", "title on the apron": the card that the section is of, where none is in hand. */
export function cardOfSection({ text, around }: Pick<Clause, 'text' | 'around'>): Target {
  const words = /\b(?:of|on|for|in) (?:the|my|our) (.+)$/.exec(text)?.[1];
  const target = targetIn(words === undefined ? text : `the ${words}`);
  const found = target.kind === 'it' ? targetIn(text) : target;
  return found.kind === 'named' && around.hasCard ? { kind: 'it' } : found;
}

/** "All titles", where no card is in hand. */
const ofEvery =
  /\b(?:all|every|each) (?:the |my |our |of the |of my )?(?:titles?|headlines?|descriptions?|bullets?|keywords?|specifications?|specs)\b/;

const pronoun =
  /\b(?:it|them|those|these|that|this|each|the lot|both|all|rest|others|else|remaining|ones?|part|section)\b/;
/** "Rewrite.", "make short", "find better ones": a request that names nothing. */
const bare =
  /^(?:(?:please|can you|could you|just|now|and|so|then) )*(?:make|write|do|find|rewrite|redo|rework|improve|fix|shorten|expand|try|tidy|clean|sort|polish|mend|sharpen|refresh|give me|need|want)(?: (?:me|up|out|it|a|an|new|better|good|short(?:er)?|long(?:er)?|more|again|anew|another|once more|please|one|ones|something|catchier|stronger|of))*(?:,? (?:but|and)?,? ?(?:no|without|do not|nothing)\b[^.;!?]*)?[\s.,!?]*$/;
/** Cards are named beside the pronoun. */
const ofCards =
  /\b(?:cards?|listings?|products?|items?|offers?|everything|(?:all|any|each) of (?:them|these|those)|them all)\b/;
const severalWord = /\b(?:them|those|these|all|each|both|lot|rest|others|remaining)\b/;
const restWord = /\b(?:rest|others|else|remaining|remainder)\b/;

/** The ask about what was spoken of before, where its own words only point there. */
export function onSubject(ask: Ask, subject: Subject, { text, around }: Clause): Ask {
  if (subject === null || ask.kind !== 'call' || ask.target === null) return ask;
  const isCardSaid = subject.kind === 'card' && (subject.isLead === true || !around.hasCard);
  if (!pronoun.test(text) && !bare.test(text) && !isCardSaid) return ask;
  const isPointing = ask.target.kind === 'it' || (ask.target.kind === 'places' && ask.target.places.length === 0);
  if (!isPointing) return ask;
  if (subject.kind === 'card')
    return (ask.target.kind === 'it' || (subject.target.kind === 'named' && subject.target.names.length > 1)) &&
      ask.tool !== 'edit_image'
      ? { ...ask, target: subject.target.kind === 'named' ? { ...subject.target, isSure: true } : subject.target }
      : ask;
  if (subject.kind === 'rest' && !restWord.test(text)) return ask;
  if (subject.kind === 'sections' || subject.kind === 'rest') {
    const isOpen = ask.input.sections === undefined && ask.input.rules === undefined && !ofCards.test(text);
    if (!isOpen || (ask.tool !== 'improve_card' && ask.tool !== 'improve_cards')) return ask;
    const { dry_run: _, ...input } = ask.input;
    const target = subject.kind === 'sections' ? subject.target : ({ kind: 'it' } as const);
    return { ...ask, tool: 'improve_card', input: { ...input, sections: subject.sections }, target };
  }
  // "This is one of the launch products, rewrite it" is about the one in hand.
  if (around.hasCard && !severalWord.test(text)) return ask;
  const tool = toMany[ask.tool];
  return tool === undefined
    ? ask
    : {
        ...ask,
        tool,
        input: {
          ...ask.input,
          ...(subject.sections === undefined ? {} : { sections: subject.sections }),
          scope: subject.scope,
          dry_run: true,
        },
        target: null,
      };
}
