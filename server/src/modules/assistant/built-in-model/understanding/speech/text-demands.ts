import { anywhere, atStart, type Rewording } from './rewording.ts';

const must =
  '(?:must|should|shall|ha(?:s|ve) to|needs? to|ought to|(?:is|are) to|(?:is|are) supposed to|always)(?: (?:all|each|always|both))*';
const edge = '(?:start|begin|open|end|finish|close)s? with (?!an? capital\\b|capitals?\\b|upper)';
const title = '(?:(?:the|my|its|our|this) )*(?:title|headline)';
const brand = '(?:(?:the|our|my|its) )*brand(?: name)?(?: is|:)? ';
const name =
  '(?!(?:first|at|in|of|to|and|or|name)\\b)(?:"\\d+"|[a-z\\d][^\\s.,;:!?"]*(?: [a-z\\d][^\\s.,;:!?"]*){0,2}?)';
const part = '(?:titles?|headlines?|descriptions?|bullets?(?: ?points?)?|keywords?|tags|specs?|specifications?)';
const manyParts = '(?:titles|headlines|descriptions|bullet ?points|bullets)';
const demand =
  '(?:(?:(?:each|all|every one|every|they|it)(?: of them| one)? )?(?:must|should|shall|ha(?:s|ve) to|needs? to)(?: not)? (?:be|start|begin|end|have|contain|mention|name|say|use|fit|stay|not)\\b|(?:max(?:imum)?|at most|no more than|no longer than|not (?:more|longer) than|under|below) \\d|(?:start|begin|end) each\\b)';

/** What is asked of the texts, and not their words: how they begin and end, how long they may be. */
export const textDemands: Rewording[] = [
  // "Bullets: each must start with a word in capitals" is no bullet.
  anywhere(
    `(?<=^|[.;!?\\n] ?|\\b(?:and|the|my|its|for) )(${part}) ?(?::|-) ?(?=${demand})`,
    ([, noun = '']) => `${noun} `,
  ),
  // "The title has to start with the brand Trailo".
  atStart(`${title} ${must} (?:start|begin|open)s? with ${brand}(?=${name}[\\s.!]*$)`, 'start the title with '),
  atStart(`${title} ${must} (?:end|finish|close)s? with ${brand}(?=${name}[\\s.!]*$)`, 'end the title with '),
  anywhere(`(?<=\\b(?:start|begin|open|end|finish|close) ${title} with )${brand}(?=${name}[\\s.!]*$)`, ''),
  anywhere(
    `(?<=\\b(?:put|move|place|bring|add|write) )${brand}(?=${name} (?:(?:to|at|in|into) (?:the )?(?:very )?(?:front|start|beginning|end) of|first in) ${title}\\b)`,
    '',
  ),
  // "The description should say it is oven safe to 200 C": the fact, and no length of a text.
  atStart(
    `(?:(?:i|we) (?:want|need|would like) )?(?:(?:the|my|its|our) )?(description|bullets|bullet points|text) (?:${must}|to) (?:also |really |please )*(?:say|mention|state|tell|note)s? (?:that )?(?=(?:it|they|there|the [a-z]+|its [a-z]+) (?:is|are|has|have|comes?|holds?|fits?|weighs?|lasts?|keeps?|includes?|contains?|works?|takes?|needs?|can)\\b)`,
    ([, noun = '']) => `say in the ${noun} that `,
  ),
  // "All titles have to start with the brand Trailo": a rule.
  anywhere(
    `^(?:(?:please|and|also|so|ok(?:ay)?|well|but)[ ,]+)*((?:(?:all|my|our|the) )*${manyParts}|(?:each|every)(?: single)? ${part})(?=(?: (?:all|each))? ${must} ${edge}|,? (?:start|begin|end) each with |(?<=^(?:each|every) .*) ${edge})`,
    ([, noun = '']) => `from now on ${noun}`,
  ),
];
