import { type Row, say } from '../understanding/ask.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';
import { cardinalPattern, ordinalPattern } from '../understanding/speech/number-words.ts';

const lead =
  '^(?:(?:please|ok(?:ay)?|and|but|so|well|hm+|now|also|can you|could you|actually|honestly|sorry|hi|hello|i think|i find)[\\s,.!]+)*';
const tail = '(?:,? (?:please|pls|too|either|at all|though|now|into one|together|for me))*[\\s.!?]*$';
const oneBullet = `(?:the |my |its |your )?(?:(?!last\\b.*\\blast\\b)${ordinalPattern} bullet(?: point)?|bullet(?: point)?(?: number| no\\.?)? ?\\d{1,2})`;
const bullets = `(?:${oneBullet}|(?:the |my |its )?(?:(?:first|last) (?:two|three|\\d) )?bullets?(?: points?)?(?: ${cardinalPattern}(?:(?:,| and| with| &|, and) ?${cardinalPattern})*)?)`;
const bad =
  '(?:bad|weak|silly|stupid|boring|ugly|clumsy|awful|terrible|odd|weird|strange|wrong|off|lame|poor|dull|meh|nonsense|rubbish|not (?:good|great|nice|right))';

/** What cannot be done to single bullets, or promised of keywords, is said before anything is paid. */
export const bulletTalkRows: Row[] = [
  {
    name: 'bullets that are to become one',
    pattern: new RegExp(
      `${lead}(?:merge|combine|join|fuse|unite|put together|consolidate) ${bullets}(?: (?:and|with|to|into) ${bullets})?(?: into (?:one|a single one|a single bullet|one bullet))?${tail}|${lead}(?:merge|combine|join|fuse|unite|put together|consolidate) [^.;!?]{2,60} bullets?(?: points?)? (?:together|(?:in)?to (?:one|a single one|a single bullet|one bullet))${tail}`,
    ),
    read: ({ around }) => (around.hasCard ? say('bullets_merged') : null),
  },
  {
    name: 'one bullet that is not liked',
    pattern: new RegExp(
      `${lead}(?:(?:i|we|my [a-z]+) (?:(?:really|just|still|also) )?(?:(?:do not|does not|did not|never) (?:really |quite |much )?(?:like|love|want)|hates?|dislikes?) ${oneBullet}|${oneBullet} (?:is|sounds?|reads?|looks?|seems?|feels?) (?:(?:a bit|too|so|really|very|rather|quite|just|kind of) )*${bad})${tail}`,
    ),
    read: ({ around }) => (around.hasCard ? say('bullets_whole') : null),
  },
  {
    name: 'a number of keywords',
    pattern: new RegExp(
      `${lead}(?:(?:i|we) (?:want|need|would like)(?: to have)? |give me |get me |make (?:it |them )?|write |fill in )?(?:all |at least |exactly )?(?:1[0-3]|[5-9]|thirteen|ten|twelve) (?:more )?(?:etsy )?(?:tags|keywords|search terms)(?: (?:for|on) ${marketplaceName})?${tail}`,
    ),
    unless: /\b(?:max|maximum|at most|no more)\b/,
    read: ({ around }) => (around.hasCard ? say('keywords_number') : null),
  },
];
