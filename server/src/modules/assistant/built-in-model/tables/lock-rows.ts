import { type Clause, callOnCard, type Row, say } from '../understanding/ask.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const lead =
  '^(?:(?:please|and|so|now|ok(?:ay)?|well|hi|hello|hey|thanks|can you|could you|you can|would you|i think|from now on)[\\s,!.]+)*';
const section = `(?:(?:the|my|its|this|our) )*${sectionNoun}(?: section| field| text)?`;
const sections = `${section}(?:(?:, and|,| and) ${section}){0,4}`;
const held = '(?:locked|protected|frozen|off[- ]limits)';
const lock = '(?:locks?|protection)';
const more = '(?: (?:any ?more|any longer|now|again|for now|please|at all))*';
/** "..., open it up for changes again": the same once more. */
const again = `(?:[,.;:] ?(?:(?:so|and|please|now|just|you can|you may) )*(?:open|free|release|unlock|unfreeze|unprotect) (?:it|them|that)(?: up)?(?: (?:for|to) (?:changes|editing|edits|improvements?|work))?${more})?`;
const end = `${more}${again}[\\s.!]*$`;

const locking = (locked: boolean) => (clause: Clause) => {
  const fields = sectionNamed(clause.text);
  return fields.length === 0 ? null : callOnCard('lock_fields', clause, { fields, locked }, { kind: 'it' });
};

const change = '(?:touch|change|re-?write|edit|alter|re-?do|re-?word|modify|mess with|fiddle with|overwrite)';
/** "Love this title!! Don't ever touch it again": what it is about was praised before. */
const neverAgain = new RegExp(
  `^[^?"]{0,80}?\\b${sectionNoun}\\b[^?"]{0,60}?[.!;,:]+ (?:(?:so|and|please|now|you|but|from now on)[ ,]+)*(?:never(?: ever)? ${change} (?:it|this|that|them|these|those)\\b|do not (?:you )?(?:dare )?(?:ever )?${change} (?:it|this|that|them|these|those)\\b(?= (?:again|ever|any ?more|any longer))|do not (?:you )?(?:dare )?ever ${change} (?:it|this|that|them|these|those)\\b)(?:,? (?:again|ever|any ?more|any longer|please|thanks|ok(?:ay)?|in the future))*[\\s.!]*$`,
);
const putOff = new RegExp(`${lead}(?:do not|never) (?:lock|protect|freeze) ${sections} (?:just )?yet[\\s.!]*$`);

/** Locks that are told of as a state. They look at the message as a whole: "locked" is no value, "protection" no word of a text. */
export const lockRows: Row[] = [
  {
    name: 'a section that need not stay locked',
    pattern: new RegExp(
      `${lead}(?:${sections} (?:(?:does|do) not (?:have|need)|need not|no longer (?:has|have|needs?)|(?:has|have|needs?) no longer|must no longer|should no longer)(?: to)?(?: (?:stay|be|remain|be kept))+ ${held}${end}|(?:the )?${lock} (?:on|of|for|from) ${sections} (?:(?:is|are) (?:not|no longer) (?:needed|necessary|required|wanted|in force)|(?:can|may|should|must|has to|is to) (?:go|come off|be (?:lifted|removed|taken off|dropped|released|opened)))${end}|(?:take|lift|remove|get|drop) (?:the |all )?${lock} (?:off|from|of|on) ${sections}${end}|${sections}:? ${lock} off${end}|(?:let|allow) changes (?:to|in|of) ${sections}(?: (?:happen|be made|through))?${end})`,
    ),
    read: locking(false),
  },
  {
    name: 'a section that is never to change again',
    pattern: neverAgain,
    unless:
      /\b(?:improve|score|export|photos?|pictures?|images?|price|wrong|bad|rubbish|awful|mistakes?|(?:all|every) (?:my |the )?(?:cards|listings))\b/,
    read: locking(true),
  },
  { name: 'a lock that is put off', pattern: putOff, read: () => say('no') },
  {
    name: 'a section that has to stay locked',
    pattern: new RegExp(
      `${lead}${sections} (?:must|should|has to|have to|needs? to|is to|are to|shall)(?: (?:stay|be|remain|be kept))+ ${held}${more}[\\s.!]*$`,
    ),
    read: locking(true),
  },
];
