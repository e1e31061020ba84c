import { type Ask, type Clause, call, callOnCard, isCall, type Row, say } from '../understanding/ask.ts';
import { composedOf } from '../understanding/pictures/composed-images.ts';
import { composes, composesThem, isStacked, withoutJoining } from '../understanding/pictures/composing-words.ts';
import { picture, pictureWord } from '../understanding/pictures/image-places.ts';
import { allMade } from '../understanding/pictures/made-here.ts';
import { cardinalPattern, numberWord } from '../understanding/speech/number-words.ts';

/** "Combine the white and the blue photo" names a picture, and no background. */
const onWhite =
  /\bback(?:ground|drop)s?\b|\bon (?:an? )?(?:pure |plain |all |clean )*white\b|\bwhite bg\b|\bwhiten\b|\b(?:make|turn|get) (?:it|them|all|both|everything)(?: all)? white\b|\bwhite[\s.!]*$/;

const isOfWhite = (name: unknown) => name === 'white_background';

/** "Do not combine the photos": nothing is made, and nothing charged. */
const denied =
  /^(?:(?:please|pls|no|and|but|ok(?:ay)?|just|so|then)[ ,]+)*(?:do not|never)(?: you| ever| just)? (?:combine|merge|join|compose|stitch|put)\b/;

/** Pictures that are put together, for the card that they are of; pictures that came along need none. */
export function compose(clause: Clause): Ask[] {
  const { around, text } = clause;
  if (denied.test(text)) return [say('noted')];
  if (isStacked(text)) return [say('image_layout')];
  const of = composedOf(clause);
  if (of === 'unknown') return [say('pictures_what')];
  const isOfMade = of.images === undefined && around.lastTool === 'edit_image' && around.lastImage !== null;
  const images = isOfMade && composesThem(text) && !pictureWord.test(text) ? [allMade] : of.images;
  const count = images === undefined && of.except === undefined ? countIn(text) : undefined;
  const input = { kind: 'compose', ...of, ...(images === undefined ? {} : { images }), ...(count ? { count } : {}) };
  const isOfCard = around.hasCard || images === undefined || images.some((one) => !isId(one));
  return [isOfCard ? callOnCard('generate_image', clause, input, { kind: 'it' }) : call('generate_image', input)];
}
/** "The two photos": of a card that has more it is not known which. */
const counted = new RegExp(
  `\\b(?:(both)(?: of)?|(?:the|these|those|my|its|our)(?: last| only)? (${cardinalPattern}))(?: (?!and\\b|or\\b)[a-z-]+){0,3}? ${picture}\\b`,
);
function countIn(text: string): number | undefined {
  const [, both, figure = ''] = counted.exec(text) ?? [];
  return both === undefined ? (numberWord(figure) ?? undefined) : 2;
}
const isId = (image: unknown) => typeof image === 'string' && image !== 'main' && image !== 'last';

/** What else the words ask for is done to the picture that comes of them. */
function withWork(composed: Ask[], edits: Ask[] | null, text: string): Ask[] {
  const [made] = composed;
  const work = edits?.find(isCall);
  if (work === undefined || made === undefined || !isCall(made)) return composed;
  const { except: _, operations, ...wishes } = work.input;
  const wanted = (operations as string[]).filter((one) => !isOfWhite(one) || onWhite.test(text));
  return wanted.length === 0
    ? composed
    : [made, { ...work, input: { ...wishes, image: allMade, operations: wanted }, target: made.target }];
}

/** `edit`: what the words ask for beside putting together. */
export const composeRows = (edit: (clause: Clause) => Ask[] | null): Row[] => [
  {
    name: 'pictures together, and what is to be done with them',
    pattern:
      /\b(?:images?|pictures?|photos?|photographs?|pics?|shots?|them|these|those|both|the (?:two|three|four|five|six))\b/,
    unless:
      /\bgallery\b|\b(?:on|to|in|into) (?:the|my|this) (?:card|listing)\b|\b(?:it|this|that)(?: in| up)?,? as (?:(?:the|my|its|an?|our) )?(?:[a-z]+ )?(?:image|picture|photo)/,
    read: (clause) => {
      const { text, around } = clause;
      const isOfThem = composesThem(text) && (around.lastTool === 'edit_image' || around.filesAreNew);
      if (!composes(text) && !isOfThem) return null;
      return withWork(compose(clause), edit({ ...clause, text: withoutJoining(text) }), text);
    },
  },
];
