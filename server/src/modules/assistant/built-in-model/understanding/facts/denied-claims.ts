import { matchesIn } from '../speech/matches.ts';

const text =
  '(?:titles?|headlines?|descriptions?|bullets?|points?|keywords?|tags?|specs?|specifications?|cards?|listings?|texts?|pages?|words?|name|brand|price|stock)';
const subject = `(?:it|this|that|they|these|those|which|ours|mine|we|i|(?:the|my|our|this|that|these|those) (?!${text}\\b)[a-z-]+(?: (?!${text}\\b)[a-z-]+)?)`;
const surely = '(?: (?:really|actually|certainly|strictly|of course|honestly|quite))*';
/** "It is not organic", "we were never certified": what is denied stands behind it. */
const denial = new RegExp(
  `(?:^|[.;,!?:(] ?| - |\\b(?:but|and|though|although|because|since|well|so|ok|honestly|actually|know|course) )(?:${subject} (?:(?:is|are|was|were|has|have|had|can|does|do|did)${surely} (?:not|no|never)|never)|its (?:not|no|never)|(?<=^|[.!?] )(?:not|never))\\b${surely} (?!(?:only|just|merely|too|so|even|yet|in|on|at|for|to|with|under|say|said|mention|mentioned|show|shown|list|listed|written|state|stated|there|know|sure)\\b)([^.;,!?:]{2,60})`,
  'g',
);
const claim =
  /\b(?:add|put|say|write|claim|mention|include|state|note|tag it|call it|describe it as|make it say|list it as|mark it)\b([^.;!?]*)/g;
const turned = /\b(?:not|no|never|non|without|instead of|rather than|remove|delete)\b/;
const noContent = new Set(
  'a an the any of it its is are be been being made has have had as in and or so very real really true all 100 % by at to for with available'.split(
    ' ',
  ),
);
/** Parts of a card, which are no words of a claim. */
const ofCard = new Set(
  'title description bullet point keyword tag spec specification card listing text please too also'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
);
const lacks = /\b(?:has|have|had) (?:[a-z]+ )?(?:no|not)\b/;
const contentOf = (said: string) => (said.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !noContent.has(word));
/** "Tested", "test" are one word here. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ed|ing|s)$/, '') : word);

const holds =
  '(?:contains?|comes? (?:from|with)|includes?|uses?|has [^.,;]{2,40}? in it|(?:is|are|was|were) (?:really |actually |partly |mostly )?(?:made|produced|sewn|printed|woven|knitted|built|assembled|sourced|grown)|(?:is|are) (?:really |actually |partly |mostly )?(?:of|from) )';
/** "Although it contains wool", "despite being made in China": what stands against the claim. */
const against = new RegExp(
  `\\b(?:although|though|even though|even if)(?: (?:it|this|that|they|the [a-z-]+))? ${holds}\\b|\\b(?:although|though|even though) there (?:is|are) [a-z ]{2,40} in (?:it|there|them)\\b|\\b(?:despite|in spite of)(?: the fact that)? (?:(?:it|they) )?(?:${holds}|being (?:made|produced|from|of)|having|containing)\\b`,
);

/** `said` in normal form, `quotes` what its quoted texts are. */
export function isDeniedClaim(said: string, quotes: readonly string[]): boolean {
  const isConceded = matchesIn(said, claim).some(({ 0: order }) => {
    const at = against.exec(order)?.index;
    // Behind a colon stands the text itself.
    return at !== undefined && !turned.test(order.slice(0, at)) && !order.slice(0, at).includes(':');
  });
  if (isConceded) return true;
  return matchesIn(said, denial).some(({ index, 0: found, 1: phrase = '' }) => {
    const denied = contentOf(phrase.split(/ (?:but|though|although|still|so|because|and) /)[0] ?? '').map(stem);
    const after = said.slice(index + found.length);
    return (
      denied.length > 0 &&
      matchesIn(after, claim).some(({ 1: words = '' }) => {
        const claimed = words.replace(/"(\d+)"/g, (_, at: string) => ` ${quotes[Number(at)]?.toLowerCase() ?? ''} `);
        const stems = new Set(contentOf(claimed).map(stem));
        const isSaid = !turned.test(claimed) && denied.every((word) => stems.has(word));
        // "It has no brand. Add the brand Acme": what the card lacks is told.
        const more = [...stems].filter((word) => !denied.includes(word) && !ofCard.has(word));
        return isSaid && !(lacks.test(found) && more.length > 0);
      })
    );
  });
}
