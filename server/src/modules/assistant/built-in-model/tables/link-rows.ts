import { callOnCard, type Row, say } from '../understanding/ask.ts';

const lead = '^(?:(?:please|and|so|now|ok(?:ay)?|well|hi|hello|hey|um+|hm+)[\\s,!.]+)*';
const asked = '(?:is there|are there|is not there|do (?:i|we) have|have (?:i|we) got|does (?:it|this card) have)';
const link =
  '(?:an?|any|some|already a)(?: (?:public|shareable|private|web|short|kind of|sort of|open))* (?:links?|address(?:es)?|url|(?:web ?)?page)';
/** What it is for: somebody else is to see the card. */
const forOthers =
  '(?:(?:that |which |where )?(?:i|we|someone|somebody|others?|people|my [a-z]+|a [a-z]+) (?:can|could|may|might) (?:just )?(?:send|share|show|pass|give|forward|mail|e-?mail|see|look|view|open)|(?:to|for) (?:send|share|show|pass|sharing|showing|sending|others?|people)\\b|(?:of|for) (?:it|this(?: one)?|(?:this|the|my) (?:card|listing))(?=[?,. ]))';
const make =
  '(?:(?:if not|otherwise|if there is none)[ ,]+)?(?:(?:please|then|so|just|can you|could you|go ahead and)[ ,]+)*(?:make|create|set up|get|give|generate|do|open) (?:me )?(?:one|it|that|a link|such a (?:link|page))(?: (?:then|please|now|for (?:me|us|him|her|them)))*[\\s.!?]*$';

const changedMind =
  '(?:[,.;!-]+ ?(?:because |as |since )?(?:(?:i|we|my [a-z]+) )?(?:(?:have|has|just|already) )*(?:changed (?:my|our|his|her|their) minds?|do not (?:want|need) (?:it|that)(?: any ?more| after all)?|made a mistake|was wrong|is not ready|am not ready|think it is too early)(?: (?:yet|after all|sorry))*)?';
const withdrawn = new RegExp(
  `${lead}(?:(?:actually|no|sorry|wait|oops|can you|could you)[\\s,!.]+)*(?:remove|delete|hide|close|undo|revoke|un-?publish|drop|kill) (?:it|that|this)(?: (?:again|please|now|then|for now))*${changedMind}[\\s.!]*$`,
);

/** "Is there a link ...?" asks for nothing of the card's texts. */
export const linkRows: Row[] = [
  {
    name: 'what was made public just now',
    pattern: withdrawn,
    read: (clause) =>
      clause.around.lastTool === 'publish_case' ? callOnCard('withdraw_case', clause, {}, { kind: 'it' }) : null,
  },
  {
    name: 'a link for others, which is to be made',
    pattern: new RegExp(`${lead}${asked} ${link} ${forOthers}[^.?!]{0,80}[?.!]+ ?${make}`),
    read: (clause) => callOnCard('publish_case', clause, {}, { kind: 'it' }),
  },
  {
    name: 'whether there is a link for others',
    pattern: new RegExp(`${lead}${asked} ${link} ${forOthers}[^.?!]{0,80}\\?\\s*$`),
    unless: /\b(?:please|pls)\b/,
    read: () => say('how_it_works'),
  },
];
