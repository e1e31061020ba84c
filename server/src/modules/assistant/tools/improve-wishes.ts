import type { Card } from '@cardwright/contract/cards';
import { lengthSections } from '@cardwright/contract/improve-wishes';
import { type Marketplace, marketplaceSchema } from '@cardwright/contract/listings';
import type { ListingSection } from '@cardwright/listing/listing';
import { marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { enumerated } from '../../../enumeration.ts';
import type { ImproveOptions } from '../seller-ports.ts';
import type { ImproveWishes, Preference } from '../tool-types.ts';
import { lengthOf } from './length-notes.ts';
import { toneDone } from './tone-rules.ts';

export interface ResolvedWishes {
  marketplace?: Marketplace;
  sections?: ListingSection[];
  options: ImproveOptions;
  /** Preferences that this work follows, in words. */
  kept: string[];
  /** What of the wishes cannot be followed, as sentences. */
  notes: string[];
}

const sectionOfRule: Record<string, ListingSection> = {
  T: 'title',
  D: 'description',
  B: 'bullets',
  S: 'specifications',
  K: 'keywords',
};

/** What is asked for now, and besides it what the seller prefers in general. What is asked now wins. */
export function resolveWishes(
  wishes: ImproveWishes,
  preferences: Preference[],
  card: Pick<Card, 'marketplace'>,
  hasWriter: boolean,
): ResolvedWishes {
  const of = (kind: Preference['kind']) => preferences.filter((one) => one.kind === kind).map(({ value }) => value);
  const included = wishes.include_keywords ?? [];
  const avoided = wishes.avoid_words ?? [];
  const isAsked = (words: string[], word: string) => words.some((one) => one.toLowerCase() === word.toLowerCase());
  const avoid = of('avoid_words').filter((word) => !isAsked(included, word));
  const include = of('include_keywords').filter((word) => !isAsked(avoided, word));
  const home = marketplaceSchema.safeParse(of('marketplace')[0]);
  const usesHome = wishes.marketplace === undefined && card.marketplace === 'generic' && home.success;
  const marketplace = usesHome ? home.data : wishes.marketplace;
  const sections = sectionsOf(wishes);
  const other = [...(hasWriter ? [...of('brand_voice'), ...of('other')] : []), ...of('units')];
  const { title_max, description_max, description_sentences, bullets_max, tone, length, lengths } = wishes;
  const asked = { title_max, description_max, description_sentences, bullets_max, tone, length, lengths };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const all = (asked: string[], preferred: string[]) => [...new Set([...asked, ...preferred])];
  const words = {
    include_keywords: all(included, include).slice(0, 20),
    avoid_words: all(avoided, avoid).slice(0, 50),
  };
  return {
    ...(marketplace === undefined ? {} : { marketplace }),
    ...(sections === undefined ? {} : { sections }),
    options: {
      ...Object.fromEntries(given),
      ...Object.fromEntries(Object.entries(words).filter(([, list]) => list.length > 0)),
      ...(other.length === 0 ? {} : { preferences: other }),
    },
    kept: [
      ...avoid.map((word) => `no “${word}”`),
      ...include.map((word) => `with “${word}”`),
      ...of('units'),
      ...(usesHome ? [`for ${home.data}`] : []),
      ...(hasWriter ? [...of('brand_voice').map((voice) => `tone: ${voice}`), ...of('other')] : []),
    ],
    notes: hasWriter ? [] : limitsOfRules(wishes),
  };
}

function sectionsOf({ sections, rules }: ImproveWishes): ListingSection[] | undefined {
  if (rules === undefined) return sections;
  const named = [...new Set(rules.flatMap((rule) => sectionOfRule[rule[0] ?? ''] ?? []))];
  return named.length === 0 ? sections : named;
}

/** What is asked for now, in words. */
export function wishesInWords({ marketplace, sections, rules, ...wishes }: ImproveWishes): string[] {
  const { title_max, description_max, description_sentences: sentences, bullets_max, tone, length, lengths } = wishes;
  const { include_keywords = [], avoid_words = [] } = wishes;
  const words = [
    marketplace === undefined ? null : `for ${marketplaceNames[marketplace]}`,
    rules === undefined ? null : `only what ${enumerated(rules)} ${rules.length === 1 ? 'names' : 'name'}`,
    rules !== undefined || sections === undefined ? null : `only the ${enumerated(sections)}`,
    title_max === undefined ? null : `titles up to ${title_max} characters`,
    description_max === undefined ? null : `descriptions up to ${description_max} characters`,
    sentences === undefined
      ? null
      : `descriptions of at most ${sentences === 1 ? '1 sentence' : `${sentences} sentences`}`,
    bullets_max === undefined ? null : `at most ${bullets_max === 1 ? '1 bullet' : `${bullets_max} bullets`}`,
    tone === undefined ? null : `${tone} tone`,
    ...lengthsInWords({ length, lengths }),
    ...include_keywords.map((word) => `with “${word}”`),
    ...avoid_words.map((word) => `no “${word}”`),
  ];
  return words.filter((part) => part !== null);
}

/** "shorter", "shorter title", "longer description". */
function lengthsInWords({ length, lengths = {} }: Pick<ImproveWishes, 'length' | 'lengths'>): string[] {
  const each = lengthSections.flatMap((section) => {
    const one = lengths[section];
    return one === undefined ? [] : [`${one} ${section}`];
  });
  if (length === undefined) return each;
  return [...each, each.length === 0 ? length : `otherwise ${length}`];
}

/** The built-in rules only use the words of the sources. */
function limitsOfRules({ tone, ...wishes }: ImproveWishes): string[] {
  return [
    ...(tone === undefined
      ? []
      : [
          toneDone[tone] ??
            `The built-in rules use only the words of your sources, so I could not make the tone ${tone}: a connected language model can.`,
        ]),
    ...(lengthSections.some((section) => lengthOf(wishes, section) === 'longer')
      ? [
          'For more text I add specifications of the card that its texts do not tell yet, and nothing that the sources do not say. Tell me more about the product, and I add it.',
        ]
      : []),
  ];
}
