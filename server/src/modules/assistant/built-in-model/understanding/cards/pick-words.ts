/** What a card stands out by among those that were shown. */
export interface Pick {
  by: 'score' | 'price';
  /** The lowest, or the highest. */
  end: 'low' | 'high';
}
export interface FoundPick {
  pick: Pick;
  index: number;
  said: string;
  /** "The worst", and no noun: it may be a part of the card in hand. */
  isBare: boolean;
}

const noun =
  '(?:one|card|listing|product|item|of (?:them|these|those|the (?:two|three|four|five|bunch|lot)|all|(?:all )?(?:my|our|the|these|those) (?:cards|listings|products|items)))';
const how = '(?:[- ](?:scoring|scored|rated|ranked|performing))?';
const named: [RegExp, Pick][] = [
  [
    new RegExp(
      `\\b(?:cheaper|cheapest|least expensive|less expensive) ${noun}\\b|\\bone (?:with|at) the (?:lowest|lower|smallest) price\\b|\\bone that costs (?:less|the least|least)\\b`,
    ),
    { by: 'price', end: 'low' },
  ],
  [
    new RegExp(
      `\\b(?:dearer|dearest|(?:more|most) expensive|pricier|priciest) ${noun}\\b|\\bone (?:with|at) the (?:highest|higher|biggest) price\\b|\\bone that costs (?:more|the most|most)\\b`,
    ),
    { by: 'price', end: 'high' },
  ],
  [
    new RegExp(
      `\\b(?:worst|weakest|poorest|lowest|worse|weaker)${how} ${noun}\\b|\\b(?:one|card|listing|product|item) (?:with|at) the (?:lowest|lower|worst|smallest|fewest) (?:score|points|rating)\\b|\\b(?:one that|whichever(?: one| card| listing)?(?: of (?:these|those|them|all))?) (?:is|did|does|scores|scored|has scored) (?:the )?(?:worst|lowest|weakest|least|less|lower)\\b|\\b(?:one that|whichever(?: one| card| listing)?(?: of (?:these|those|them|all))?) (?:has|had|got|gets) (?:the )?(?:lowest|worst|fewest|least|smallest)(?: (?:score|points|rating|mark))?\\b`,
    ),
    { by: 'score', end: 'low' },
  ],
  [
    new RegExp(
      `\\b(?:best|strongest|highest|better|top)${how} ${noun}\\b|\\b(?:one|card|listing|product|item) (?:with|at) the (?:highest|higher|best|most) (?:score|points|rating)\\b|\\b(?:one that|whichever(?: one| card| listing)?(?: of (?:these|those|them|all))?) (?:is|did|does|scores|scored|has scored) (?:the )?(?:best|highest|strongest|most|higher|better)\\b|\\b(?:one that|whichever(?: one| card| listing)?(?: of (?:these|those|them|all))?) (?:has|had|got|gets) (?:the )?(?:highest|best|most)(?: (?:score|points|rating|mark))?\\b`,
    ),
    { by: 'score', end: 'high' },
  ],
];
const bare: [RegExp, Pick][] = [
  [
    new RegExp(
      `\\b(?:the|my) (?:worst|weakest|poorest|lowest|worse|weaker)${how}(?: (?:performer|scorer))?(?= (?:please|first|now|then|again|next|for|to|on|as|and|too|instead)\\b|[.,;!]|$)`,
    ),
    { by: 'score', end: 'low' },
  ],
  [
    /\b(?:the|my) cheapest(?= (?:please|first|now|then|again|next|for|to|on|as|and|too|instead)\b|[.,;!]|$)/,
    { by: 'price', end: 'low' },
  ],
];

/** The first words that mean the card that stands out; null when there are none. */
export function pickIn(text: string): FoundPick | null {
  for (const [isBare, of] of [
    [false, named],
    [true, bare],
  ] as const)
    for (const [pattern, pick] of of) {
      const found = pattern.exec(text);
      if (found !== null) return { pick, index: found.index, said: found[0], isBare };
    }
  return null;
}

const courtesy =
  '(?:(?:and|now|ok(?:ay)?|please|then|so|great|good|thanks|well|right|alright|yes|can you|could you|would you|will you|you can|let us|i want you to|i would like you to|just|only|first)[\\s,.!]+)*';
const takes = new RegExp(
  `^${courtesy}(?:do|start with|begin with|start on|go for|continue with|go on with|proceed with|carry on with)(?: only| just)?(?: the| my)?$`,
);
const improves = new RegExp(
  `^${courtesy}(?:improve|fix|mend|tackle|work on|take care of|sort out|rework|redo|rewrite|polish|optimize|boost)(?: only| just)?(?: the| my)?$`,
);
/** What is ordered of the card that these words come before: an improvement, or only that it is its turn. */
export function orderBefore(text: string, index: number): 'improve' | 'take' | null {
  const lead = text.slice(0, index).trim();
  return improves.test(lead) ? 'improve' : takes.test(lead) ? 'take' : null;
}
/** "Do not improve the worst", "all but the best one": words before it that keep it out. */
export const isKeptOut = (text: string, index: number): boolean =>
  /\b(?:not|never)\b|\b(?:but|except|without|besides|other than|apart from|than)(?: for)?(?: the| my)?\s*$/.test(
    text.slice(0, index).trim(),
  );
