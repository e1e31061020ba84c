const noName =
  /\b(?:no[- ]?name|no[- ]?brand|unbranded|off-brand|white[- ]?label|knock-?offs?|replicas?|fakes?|imitations?|counterfeits?|copycat|(?:cheap )?cop(?:y|ies)|dupes?|bootlegs?)\b|\bfrom (?:alibaba|ali ?express|temu|wish|shein|dh ?gate|taobao)\b/;
const asBrand =
  /\b(?:put|say|write|add|set|list|call|use|make|mark|name|enter|state|claim|tag)\b[^.;!?]{2,60}?\b(?:as|for|into?|is|to be|to) (?:the |its |an? )?(?:brand|original|genuine|authentic|real thing|maker|manufacturer)\b|\b(?:call|name|list) (?:it|this) (?:an? |the )?(?:original|genuine|authentic|real)\b|\b(?:put|say|write|add|set|list|call|use|make|mark|name|enter|state|claim|change|tag)\b(?: [a-z]+){0,3}? brand(?: name)?(?: to| as| is| it| should| :|:)? ?\S/;
/** Why it is to have another's name, or that it stands against what was told. */
const gains =
  /\b(?:sells?|looks?|sounds?|works?|goes|ranks?|clicks?|converts?)(?: (?:way|much|far|so|a lot|just|simply))* (?:better|more|faster|best|more expensive|pricier|classier|fancier)\b|\b(?:people|buyers|customers|everyone|everybody|they|nobody|no one) (?:(?:all|always|just|only|will|would|can|really|ever) )*(?:search(?:es)?|looks?|buys?|wants?|pays?|trusts?|knows?|notices?|checks?|see|sees|tells?)\b|\bbut\b[^.;!?]{0,20}\b(?:put|say|write|set|list|call|use|make|mark|name|enter|claim)\b/;
const ownBrand = /\b(?:my|our|own|private label|registered|trademark(?:ed)?)\b/;
/** "It's a no-name bottle, but put Hydro Flask as the brand": the seller's own name on it is none of that. */
const underOtherName = (text: string) =>
  noName.test(text) && asBrand.test(text) && gains.test(text) && !ownBrand.test(asBrand.exec(text)?.[0] ?? '');

const seeming =
  '\\b(?:make|let|have|get) (?:it|this|that|them|the [a-z]+|my [a-z]+|our [a-z]+) (?:look|seem|appear|sound|feel) (?:like|as if|as though|that)';
const many =
  '(?:\\d[\\d.,]*k?|hundreds|thousands|millions|dozens|tons|loads|lots|plenty|many|more|a lot|a bunch|everyone|everybody|other|real)';
const folk =
  '(?:people|persons|visitors|viewers|buyers|customers|clients|shoppers|users|sales|orders|views|visits|clicks|likes|followers|fans|reviews|ratings|stars|others)';
const event =
  '(?:viewed|seen|visited|sold|bought|ordered|reviewed|rated|recommended|tested|approved|certified|awarded|featured|(?:almost |nearly )?sold out|an? (?:original|best ?seller|award)|on sale before|more expensive before)';
/** "Make it look like 500 people viewed it": what did not happen. */
const pretended = new RegExp(
  `${seeming} (?:(?:there (?:is|are|were|was|have been)|(?:it|this|we|they) (?:has|have|had|got|gets?)) (?:already )?${many} (?:of )?(?:[a-z]+ )?${folk}\\b|(?:${many} (?:of )?)?(?:[a-z]+ )?${folk} (?:(?:have|had|has|already|all|just|really|is|are|were) )*(?:view|saw\\b|seen|visit|bought|buy|order|review|rat(?:ed|ing)|recommend|love|trust|click|look(?:ed|ing)? at|watch)[a-z]*\\b|(?:it|this|we|they|that) (?:(?:is|was|were|are|has|have|had|got) )(?:(?:been|already|just|all|often|really) )*${event})`,
);
const crowd = '(?:visitors?|views?|visits?|clicks|likes|followers|hits)';
/** "Add some fake visitors to the counter"; who wants to get more clicks wants better texts. */
const boosted = new RegExp(
  `\\b(?:(?:add|put|fake|inflate)(?: me| it| us| up)? (?:(?:some|a few|the|its|my|more|extra|an?) )*(?:${many} )?(?:of )?(?:fake )?${crowd}|(?:give|get|raise|boost|bump|increase|push)\\b[^.;!?]{0,30}\\b(?:fake ${crowd}|(?:view|visitor|visit|click|like)s? (?:counts?|counters?)))\\b(?= |$)(?! (?:from|of|in|on) )`,
);

const paper =
  '(?:certificates?|certifications?|approvals?|licen[cs]es?|permits?|permission|papers?|paperwork|proofs?|evidence|test reports?|lab reports?|reports?|patents?|awards?|seal|documents?)';
/** "We do not have the certificate", beside an order to write that it is certified. */
const lacksPaper = new RegExp(
  `\\b(?:we|i|it|they|(?:the|my|our) [a-z]+) (?:(?:do|does|did) not (?:really |actually |even )?(?:have|own|hold)|never (?:got|had|received|applied for)|have no|has no|(?:is|are|am) (?:still )?(?:waiting|missing)(?: for)?|lacks?)(?: (?:the|an?|any|that|such|official|real|a single|valid|one|of|those|these))* ${paper}\\b(?! (?:numbers?|id|photos?|pictures?|images?|at hand|here|with me|yet in|in the (?:card|listing)|in front))`,
);
const certified =
  /\b(?:add|put|say|write|mention|(?<!\b(?:the|that|this|any) )(?:claim|state|note)|include|call it|list it|mark it)\b[^.;!?]*?\b(?:certif\w*|approved|licen[cs]ed|patent(?:ed)?|tested|award\w*|registered|compliant|t[uü]v|fda|ce[- ]marked?|iso \d+|oeko-?tex|gots|fsc|organic)\b/;
const isDenying = /\b(?:do not|never|not to|stop|remove|delete|without|instead of)\b/;
const unproven = (text: string) => {
  const claim = certified.exec(text);
  const said = claim === null ? '' : text.slice(Math.max(0, claim.index - 12), claim.index + claim[0].length);
  return claim !== null && lacksPaper.test(text) && !isDenying.test(said);
};

/** Whether a thing is to pass for what it is not: under another's name, with visitors it never had, certified without a paper. */
export const isPassedOff = (text: string): boolean =>
  underOtherName(text) || pretended.test(text) || boosted.test(text) || unproven(text);
