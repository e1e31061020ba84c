/** Words that praise and thank, and the small words around them; a request needs others. */
const core =
  'great|good|nice(?:r|ly)?|cool|super|superb|perfect(?:ly)?|lovely|brilliant|excellent|awesome|amazing|wonderful|fantastic|beautiful(?:ly)?|neat|sweet|bravo|kudos|impress(?:ed|ive)|terrific|splendid|fabulous|outstanding|gorgeous|marvelous|well|better|best|clearer|cleaner|stronger|catchier|improved|improvement|love|loved|like|liked|happy|pleased|satisfied|delighted|glad|exactly|spot on|thanks?|thank you|thx|ty|cheers|appreciated?|wow|yay|hooray|fine|works|genius|magic|helpful|phenomenal|stellar|fab|ace|top|solid|sound';
const around =
  'that|this|these|it|they|is|are|was|were|looks?|looking|reads?|reading|sounds?|seems?|feels?|got|has|have|been|now|so|much|way|even|far|lots?|a|an|the|of|bit|really|very|quite|pretty|just|such|what|i|we|am|wanted|needed|meant|had|in|mind|for|me|us|to|my|our|you|your|all|did|done|already|enough|indeed|truly|absolutely|totally|definitely|certainly|rest|remaining|and|with|how|one|ones|job|work|stuff|result|results|version|titles?|descriptions?|bullets?|keywords?|listing|text|card|copy|wording|new|ok|okay|oh|ah|yes|yeah|yep|hey|haha|lol|mate|man|buddy|friend|guys|team|many|than|before|ever|there|here|well|at|on|tip|again|must|say|always|once|big';
const token = (words: string) => new RegExp(`^(?:${words})$`);
const [coreWord, anyWord] = [token(core), token(`${core}|${around}`)];

const copula = 'is|are|was|looks?|reads?|sounds?|seems?|feels?|got|became|turned out|came out|works|read|looked';
const praised =
  'better|nicer|clearer|cleaner|stronger|catchier|friendlier|easier|shorter|punchier|tighter|smoother|sharper|great|good|nice|perfect|lovely|brilliant|excellent|awesome|amazing|wonderful|fantastic|beautiful|neat|impressive|superb|professional|friendly|clear|convincing|compelling|fine|improved|spot on|a (?:big|huge|real|great|clear|nice) (?:improvement|step)|well(?: written| done)?';
const statement = new RegExp(
  `\\b(?:${copula}) (?:(?:now|already|so|much|way|far|even|a lot|lots|a bit|really|definitely|clearly|significantly|very|quite|pretty|just|absolutely|truly|all|again|to me) )*(?:${praised})\\b`,
);
/** Words of somebody who still wants something, or who liked the earlier texts more. */
const wanting =
  /[?"]|^(?:please |and )?(?:sound|be|read) (?:much |a bit |a little |even |more )*(?:friendl|warm|simpl|plain|funn|nic|clear|short|formal|playful|professional|casual)\w*|^(?:please )?(?:say|mention|claim)\b|\b(?:not|no|but|too|please|should|could|can|would|make|made it|want|need(?:s)?|if|how|why|which|rewrite|improve|change|swap|switch|move|delete|drop|add|remove|set|use|undo|revert|restore|old|original|previous|earlier|first (?:version|one|text|title|description)|export|score|publish|import|lock|protect|freeze|more|less|only|instead|still|next|go|do|give|try|let|show|compare|keep|translate|until|when|every|save|remember|put|write|generate|create|edit|voice|tone|brand)\b|(?<!than )\bbefore\b|\bbetter (?:on|for|in) \w+|\bthan (?:this|that|it is|now)\b/;

/** "great", "much better!", "the title reads a lot nicer now": praise and thanks, which ask for no work. */
export function isPraise(text: string): boolean {
  const bare = text.replace(/[👍👏🙌🎉🙏❤😊🙂💯🔥]\uFE0F?/gu, ' ').trim();
  if (bare === '') return text.trim() !== '';
  // "The title is better too".
  const beside = bare.replace(/(?<=\w{4}) (?:too|also|as well)[\s.!]*$/, '');
  if (bare.length <= 160 && beside !== bare && !wanting.test(beside) && statement.test(beside)) return true;
  if (bare.length > 160 || wanting.test(bare)) return false;
  if (statement.test(bare)) return true;
  // "better title" asks for one, "a much better title" does not.
  if (
    /^(?:better|nicer|clearer|cleaner|stronger|catchier|new|an? new) (?:titles?|descriptions?|bullets?|keywords?|text|copy|wording|version)\b/.test(
      bare,
    )
  )
    return false;
  const words = bare
    .replaceAll('thank you', 'thanks')
    .replaceAll('spot on', 'exactly')
    .match(/[\p{L}\p{N}]+/gu);
  return words?.every((word) => anyWord.test(word)) === true && words.some((word) => coreWord.test(word));
}
