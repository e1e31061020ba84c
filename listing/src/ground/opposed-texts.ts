import type { Flag } from '../evidence.ts';
import type { Listing } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { type Fact, factsOf } from './facts.ts';
import { type NumberSpan, sameQuantity } from './numbers.ts';

// A product withstands something or does not; but denying "BPA" and the like is praise.
const either: ReadonlySet<string> = new Set([
  'dishwasher',
  'microwave',
  'oven',
  'freezer',
  'machine wash',
  'waterproof',
]);
const holds =
  /(?<!\p{L})(?:holds|capacity|fasst|fassungsverm\p{L}*|contient|contenance|capacidad|вмещает|объ[её]м)(?!\p{L})/iu;

/** The sentences of a text that state a capacity. */
export const capacitySentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s|\n/u).filter((sentence) => holds.test(sentence));

/** Places where the description says the opposite of a bullet, or states another capacity than the title. */
export function opposedTexts({ title, bullets, description }: Listing, language: string): Flag[] {
  return opposedTo(htmlToText(description), language)(title, bullets);
}

/** The same for one text, which is read once and compared with all titles and bullets. */
export function opposedTo(
  description: string,
  language: string,
): (title: string, bullets: readonly string[]) => Flag[] {
  const facts = factsOf(description, language).filter(({ key }) => either.has(key));
  const said = capacitySentences(description).flatMap((sentence) => volumesIn(sentence, language));
  return (title, bullets) => [...otherCapacity(title, said, language), ...opposedBullets(bullets, facts, language)];
}

function opposedBullets(bullets: readonly string[], told: readonly Fact[], language: string): Flag[] {
  return bullets.flatMap((bullet, index) =>
    factsOf(bullet, language).flatMap((fact): Flag[] => {
      const same = told.filter(({ key }) => key === fact.key);
      const [first] = same;
      const isOpposed = first !== undefined && same.every(({ denied }) => (denied === true) !== (fact.denied === true));
      return isOpposed
        ? [
            {
              path: `bullets/${index}`,
              kind: 'contradiction',
              text: `The description says ${first.denied === true ? 'no' : 'yes'} to “${first.text}”, but bullet ${index + 1} says “${bullet.trim()}”. Keep the one that is right.`,
            },
          ]
        : [];
    }),
  );
}

const volumesIn = (text: string, language: string): NumberSpan[] =>
  factsOf(text, language).flatMap(({ number }) =>
    number?.readings.every(({ dimension }) => dimension === 'volume') && number.readings.length > 0 ? [number] : [],
  );

function otherCapacity(title: string, said: readonly NumberSpan[], language: string): Flag[] {
  const [inTitle, ...more] = volumesIn(title, language);
  if (inTitle === undefined || more.length > 0) return [];
  const [inText] = said;
  if (inText === undefined || said.some((other) => sameQuantity(inTitle, other) || sameQuantity(other, inTitle)))
    return [];
  return [
    {
      path: 'description',
      kind: 'contradiction',
      text: `The title says “${inTitle.text.trim()}”, but the description says “${inText.text.trim()}”. Keep the one that is right.`,
    },
  ];
}
