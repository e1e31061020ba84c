import { anywhere, type Rewording } from './rewording.ts';

const value = '("\\d+"|[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2}?)';
const part = '(?:keywords?|tags?|bullets?(?: points?)?|specs?|specifications?)';
const unicode = ({ pattern, words }: Rewording): Rewording => ({ pattern: new RegExp(pattern.source, 'gu'), words });

/** Words that go out and words that come in: how sellers say it, and the words that the tables know for it. */
export const wordSwaps: Rewording[] = [
  // "The keyword has to come out".
  anywhere(
    `(?<=\\b${part}\\b[^.,;!?]{0,40} )(?:has to|have to|needs? to|must|should|ought to|can) (?:come|be taken|fly) (?:out|off|away)(?: of (?:there|it|the (?:list|card|listing)))?(?=\\s*(?:[.,;!?]|$|please\\b))`,
    'has to go',
  ),
  // "Keywords: take out this and put in that".
  unicode(
    anywhere(
      `(?<=\\b(?:keywords?|tags?)\\b[^.;!?]{0,12})(?:take|kick|throw|leave) out(?= ${value},? (?:and )?(?:put|bring|take|get) in ["\\p{L}])`,
      'remove',
    ),
  ),
  unicode(
    anywhere(
      `(?<=\\b(?:keywords?|tags?)\\b[^.;!?]{0,12}\\bremove ${value},? (?:and )?)(?:put|bring|take|get) in(?= ["\\p{L}])`,
      'add',
    ),
  ),
  anywhere(
    '(?<=^|[.;!?\\n] ?)(?:(?:in|from) the )?(?:keywords?|tags?)(?::|,)? remove(?= "\\d+",? (?:and )?add "\\d+")',
    'remove the keyword',
  ),
  // "Swap bullets 1 and 2 over".
  anywhere(
    '(?<=\\b(?:swap|switch|change) (?:the )?[^.,;!?]{3,40}) over(?=\\s*(?:[.,;!?]|$|(?:on|in|please|of)\\b))',
    '',
  ),
  anywhere('\\bfresh(?= (?:titles?|headlines?|descriptions?|bullets?|keywords?)\\b)', 'new'),
];
