import { type Conversation, cardInHand, type Turn } from '../conversation.ts';

const lead =
  '(?:(?:ok(?:ay)?|and|now|then|so|also|please|pls|hm+|oh|well|no|just|only|at least|thanks|(?:not bad|nice|good|better|fine|great|almost),? but|can you|could you)[\\s,.!]+)*';
const tail = '(?:,? (?:please|pls|now|then|too|instead|thanks|thx|as ?well|for me|at least))*[\\s.!?]*$';
/** "Not bad but brighter", "then just make it brighter". */
const it = '(?:it|that|this|(?:the|my) (?:photo|picture|image))';
const wished = new RegExp(
  `^${lead}(?:(?:make|get|have) ${it} )?(?:(?:a (?:little )?bit|a little|much|still|some(?:what)?|please|just) )*(brighter|lighter|sharper|square)${tail}`,
  'i',
);
/** "Ok just sharpen it". */
const done = new RegExp(`^${lead}(sharpen|brighten|lighten|straighten) ${it}${tail}`, 'i');
const pictures = '(?:photos?|pictures?|images?|pics?)';
const ofPictures = new RegExp(`\\b${pictures}\\b`, 'i');
const named = [
  new RegExp(
    `\\b${pictures} (?:of|for|on) ((?:the|my) [\\p{L}\\d][\\p{L}\\d'’ -]{1,50}?)(?=[,.!?]|$| (?:on|in|into|to)\\b)`,
    'iu',
  ),
  new RegExp(`\\b((?:the|my) [\\p{L}\\d][\\p{L}\\d'’ -]{1,50}?) ${pictures}\\b`, 'iu'),
];

export const worksOnPictures = ({ steps }: Turn) =>
  steps.some(({ tool }) => tool === 'edit_image' || tool === 'generate_image');

/** So many messages back a picture is still spoken of, while nothing was done since. */
const mostTurns = 3;
function turnOfPicture(earlier: Turn[]): Turn | null {
  for (const turn of earlier.slice(-mostTurns).toReversed()) {
    if (worksOnPictures(turn) || ofPictures.test(turn.text)) return turn;
    if (turn.steps.some(({ tool }) => tool !== 'list_cards')) return null;
  }
  return null;
}

/** "Then just make it brighter", where a picture was spoken of, also one that was refused; null for other words. */
export function wishedOfPicture({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  const look = wished.exec(said)?.[1]?.toLowerCase();
  const verb = done.exec(said)?.[1]?.toLowerCase();
  const turn = look === undefined && verb === undefined ? null : turnOfPicture(earlier);
  // Right behind a picture that was made "it" is that picture, which is known without these words.
  if (turn === null || (worksOnPictures(turn) && turn === earlier.at(-1) && !/\bbut\b/i.test(said))) return null;
  // A picture that was made is the one that is worked on.
  const isKnown = worksOnPictures(turn) || cardInHand(earlier, shownCardId) !== null;
  const card = isKnown ? undefined : named.map((one) => one.exec(turn.text)?.[1]).find((found) => found !== undefined);
  const picture = `the picture${card === undefined ? '' : ` of ${card}`}`;
  const order = verb === undefined ? `make ${picture} ${look}` : `${verb} ${picture}`;
  return order === said ? null : order;
}
