import { outputFrom, type Turn } from '../conversation.ts';
import { type Ask, say } from '../understanding/ask.ts';

/** The rules of pictures that work on a picture can meet, with the words that order it; the others ask for photos that the seller has. */
const works: Record<string, { operation: string; image: string; order: string }> = {
  I3: { operation: 'resize', image: 'all', order: 'resize all images' },
  I4: { operation: 'square', image: 'main', order: 'make the main image square' },
  I5: { operation: 'white_background', image: 'main', order: 'make the background of the main image white' },
};
export const pictureWork = (rule: string) => works[rule];

/** "Fix the first problem" where that is a rule of pictures: never an improvement of texts. */
export function pictureFix(ask: Ask, earlier: Turn[]): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'improve_card' || !Array.isArray(ask.input.rules)) return ask;
  const scored =
    earlier
      .toReversed()
      .map(({ steps }) => outputFrom(steps, 'score_card'))
      .find((one) => one !== null) ?? null;
  const fixes = scored?.fixes ?? [];
  const rules = ask.input.rules.flatMap((rule: string) => {
    const place = rule.startsWith('#') ? Number(rule.slice(1)) : null;
    return place === null ? [rule] : (fixes.at(place < 0 ? -1 : place - 1)?.rules ?? []);
  });
  const [first] = rules;
  if (first === undefined || !rules.every((rule) => /^I\d/.test(rule))) return ask;
  const hasNone = fixes.some(({ message, rules: of = [] }) => of.includes('I1') && /\bno images?\b/i.test(message));
  const work = works[first];
  if (hasNone || work === undefined) return say('photos_needed');
  const marketplace = ask.input.marketplace ?? scored?.marketplace;
  return {
    kind: 'call',
    tool: 'edit_image',
    input: {
      image: work.image,
      operations: [work.operation],
      ...(marketplace === undefined || marketplace === 'generic' ? {} : { marketplace }),
    },
    target: ask.target,
  };
}
