/** What is asked of the cards of finished work. */
export type JobAsked =
  | { of: 'score'; below?: number; from?: number }
  | { of: 'better' | 'worse' | 'same' | 'failed' | 'most' | 'all' };

const lead =
  '^(?:(?:and|so|ok(?:ay)?|but|now|then|please|well|hm+|great|nice|good|thanks|cool|perfect|tell me|can you tell me|do you know|just)[\\s,.!]+)*';
const them =
  '(?: (?:of (?:them|these|those|the (?:cards|listings|products|ones)|my (?:cards|listings|products))|cards?|listings?|products?|items?|ones?|titles?))*';
const asks = `${lead}(?:(?:which|what|how many|who)${them}|(?:did|do|does|are|were|is|was|have|has) (?:any(?:thing|one)?|some|all|every ?one|everything|each|they|one|there any|those|these)${them}|(?:any|all|everything|anything)${them}|(?:show|list|name|give)(?: me)?(?: (?:the|all|only|those|these))*${them}(?: (?:that|which|who))?)`;
const still =
  '(?: (?:still|now|have|has|had|are|were|is|was|did|does|do|it|that|which|to|get|got|a|score|scores|scored|scoring|not|actually|really|there|in the end|end up|ended up))*';
const under = '(?:under|below|less than|lower than|beneath|worse than|short of)';
const over = '(?:over|above|more than|higher than|beyond|better than)';
const value = '(?: a)?(?: score)?(?: of)? (\\d{1,3})\\b(?! ?(?:credits?|%|usd|eur|dollars?|euros?|[$€£]|char|words?))';
const ends =
  '(?: (?:points?|now|then|in the end|after (?:that|this|it)|or (?:more|less|so)|of (?:them|these|those)|though|still|please))*[\\s?.!]*$';

const kinds: [RegExp, (value: number) => JobAsked][] = [
  [
    new RegExp(`${asks}${still} (?:stay(?:ed|s)?|remain(?:ed|s)?|left|kept|end(?:ed)? up|)? ?${under}${value}${ends}`),
    (n) => ({ of: 'score', below: n }),
  ],
  [
    new RegExp(
      `${asks}${still} (?:stay(?:ed|s)?|land(?:ed)?|reach(?:ed)?|ma(?:k|d)e it|get|got|go|went|come|came|climb(?:ed)?|end(?:ed)? up|)? ?(?:to )?(?:at least|reach(?:ed|ing)?|hit|make|made|ma[dk]e it to)${value}${ends}`,
    ),
    (n) => ({ of: 'score', from: n }),
  ],
  [
    new RegExp(
      `${asks}${still} (?:stay(?:ed|s)?|land(?:ed)?|get|got|go|went|come|came|climb(?:ed)?|end(?:ed)? up|)? ?${over}${value}${ends}`,
    ),
    (n) => ({ of: 'score', from: n + 1 }),
  ],
  [
    new RegExp(
      `${asks}${still} (?:fail(?:ed|s|ing)?|not work(?:ed)?|go wrong|went wrong|gone wrong|wrong|errors?|(?:could|can) not be (?:done|improved|scored|finished)|skipped|left out|missed|crash(?:ed)?|break|broke|unsuccessful|fail(?:ed)? to [a-z]+)${ends}`,
    ),
    () => ({ of: 'failed' }),
  ],
  [
    new RegExp(
      `${lead}(?:were|was|are|is) there any (?:failures?|errors?|problems?)${ends}|${lead}any (?:failures?|errors?|problems?)${ends}|${lead}did (?:anything|something|any(?: of them)?|one) (?:fail|go wrong|not work)${ends}`,
    ),
    () => ({ of: 'failed' }),
  ],
  [
    new RegExp(
      `${asks}${still} (?:(?:the )?(?:most|biggest|best) (?:improve(?:d|ment)|gain(?:ed)?|jump|progress|better)|(?:improved?|gain(?:ed)?|gained|rose|jumped|went up|grew|changed) (?:the )?(?:most|best))${ends}`,
    ),
    () => ({ of: 'most' }),
  ],
  [
    new RegExp(
      `${lead}how many${them}${still} (?:better|improved?|higher|gain(?:ed)?|up|went up|rose|go up|better scores?|higher scores?)(?: (?:by it|scores?))*${ends}|${lead}(?:which|what|did (?:any|all|they(?: all)?|those|these|some))${them}${still} (?:got better|better|higher|gain(?:ed)?|go up|went up|rose|increase[d]?|better scores?|higher scores?)(?: scores?)?${ends}`,
    ),
    () => ({ of: 'better' }),
  ],
  [
    new RegExp(
      `${asks}${still} (?:worse|lower|dropped?|fell|fall|go(?:ne)? down|went down|los[te]|decreased?|worsened?)(?: (?:scores?|points))*${ends}`,
    ),
    () => ({ of: 'worse' }),
  ],
  [
    new RegExp(
      `${asks}${still} (?:(?:stay(?:ed)?|remain(?:ed)?|be|is|are|were) )?(?:(?:the )?same|as (?:they|it) (?:were|was)|unchanged|unimproved|untouched|no better|not (?:changed?|improved?|better))(?: (?:score|as before))?${ends}`,
    ),
    () => ({ of: 'same' }),
  ],
];

const thatWork =
  '(?:it|that|them|they|those|these|everything|all of (?:it|them)|(?:the|that) (?:work|job|rest|cards|listings))';
/** "What became of it?", "how is it going?", "is it done yet?" */
const inAll = new RegExp(
  `${lead}(?:what (?:has )?(?:became|become|happened) (?:of|to|with) ${thatWork}|how(?:['’]?s| is| are) ${thatWork} (?:going|doing|coming along|getting on)|how (?:did|has|have) ${thatWork} (?:go|gone|turn(?:ed)? out|come out)|(?:is|are|was|were) ${thatWork} (?:all )?(?:done|ready|finished|through|over)(?: (?:yet|already))?|are you (?:done|ready|finished|through)(?: (?:yet|already))?(?: with ${thatWork})?|how far (?:are you|is ${thatWork}|did you get|have you got(?:ten)?)(?: with ${thatWork})?|(?:what (?:are|were) )?the results|any (?:progress|results))(?: yet)?${ends}`,
);

/** "Did any stay under 60?", "how many got better?", "which failed?"; null for other words. */
export function jobAskedIn(text: string): JobAsked | null {
  const said = text.trim();
  if (said.length > 120) return null;
  for (const [pattern, of] of kinds) {
    const found = pattern.exec(said);
    if (found !== null) return of(Number(found[1]));
  }
  return inAll.test(said) ? { of: 'all' } : null;
}
