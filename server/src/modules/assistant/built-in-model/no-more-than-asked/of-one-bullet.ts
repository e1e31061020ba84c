import type { Request } from '../request.ts';
import { type Ask, isCall, say } from '../understanding/ask.ts';
import { cardinalPattern, ordinalPattern } from '../understanding/speech/number-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const characters = '(?! ?(?:char|sign|letter|word|max|min|at most|or (?:less|fewer)|[a-z]+ each))';
/** "Bullet 2", "the third bullet", "bullets 1 and 4"; "5 bullets" and "the first five bullets" are a number of them. */
const named = new RegExp(
  `\\b(?:${ordinalPattern}|top|bottom|middle|final) (?:bullet|key feature|selling point)(?: ?point)?\\b(?! ?points? ?each)|\\b(?:bullet|key feature|selling point)(?: ?point)?(?: number| no\\.?|,? #| nr\\.?)? ?${cardinalPattern}\\b${characters}|\\b(?:bullets|bullet points|key features)(?: number| no\\.?)? ${cardinalPattern}(?: ?(?:,|and|&|to|-|or) ?${cardinalPattern})+\\b${characters}`,
);
const butOne = new RegExp(
  `\\bbullets?(?: ?points?)?\\b[^.;!?]{0,30}?\\b(?:except(?: for)?|but not|apart from|besides|leave out|leaving out|not|but leave) (?:the )?(?:very )?(?:${ordinalPattern}|top|bottom)(?: (?:one|two|three|bullet|point))?\\b`,
);
const ofMore = /\b(?:listings?|cards?|everything|whole|(?:all|every|each|other|rest)\b[^.;!?]{0,20}\bbullets?)\b/;

/**
 * A wish for the words of single bullets, whatever it is said in: no tool writes one of them anew, and writing them all is
 * not what was asked for. What else is asked for is done.
 */
export function ofOneBullet(request: Request): Request {
  if (!(butOne.test(request.text) || (named.test(request.text) && !ofMore.test(request.text)))) return request;
  const isOfBulletsAlone = sectionNamed(request.text).every((section) => section === 'bullets');
  const asks = request.asks.flatMap((ask): Ask[] => {
    if (!isCall(ask) || ask.tool !== 'improve_card') return [ask];
    const sections = ask.input.sections as string[] | undefined;
    if (sections === undefined ? !isOfBulletsAlone : !sections.includes('bullets')) return [ask];
    const others = sections?.filter((section) => section !== 'bullets') ?? [];
    return others.length === 0
      ? [say(request.asks.length === 1 ? 'bullets_whole' : 'bullets_left')]
      : [{ ...ask, input: { ...ask.input, sections: others } }, say('bullets_left')];
  });
  const isChanged = asks.some((ask, at) => ask !== request.asks[at]);
  return isChanged ? { ...request, asks } : request;
}
