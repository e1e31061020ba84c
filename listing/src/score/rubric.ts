import type { Profile } from '../marketplaces/profile.ts';
import { bulletRules } from './bullet-rules.ts';
import { descriptionRules } from './description-rules.ts';
import { imageRules } from './image-rules.ts';
import { keywordRules } from './keyword-rules.ts';
import type { Finding } from './rule.ts';
import type { SectionId } from './score.ts';
import type { ScoreContext } from './score-context.ts';
import { specificationRules } from './specification-rules.ts';
import { titleRules } from './title-rules.ts';

export interface Rule {
  id: string;
  section: SectionId;
  /** A few words for lists of rules. */
  name: string;
  weight: number;
  why: string;
  find: (context: ScoreContext) => Finding;
}

/** What a rule is called where people read of it. */
export const ruleName = (id: string): string => rubric.find((one) => one.id === id)?.name ?? id;

/** The rules that can stop an upload on some marketplace: those whose findings may have `blocks`. */
export const limitRules: ReadonlySet<string> = new Set(['T1', 'D1', 'B1', 'S2', 'K1', 'I1', 'I2']);

/** Whether the marketplace refuses the upload because of what a rule found. */
export const isBlocking = ({ id }: Rule, { met, blocks }: Finding, { hard }: Profile): boolean =>
  blocks === true || (met !== null && met < 1 && hard.includes(id));

export const sectionIds: readonly SectionId[] = [
  'title',
  'description',
  'bullets',
  'specifications',
  'keywords',
  'images',
];

const rule = (id: string, section: SectionId, weight: number, name: string, why: string, find: Rule['find']): Rule => ({
  id,
  section,
  weight,
  name,
  why,
  find,
});

/** The 29 rules with their weights, which add up to 100. */
export const rubric: readonly Rule[] = [
  rule(
    'T1',
    'title',
    6,
    'allowed title length',
    'A marketplace refuses or cuts a title over its limit.',
    titleRules.lengthAllowed,
  ),
  rule(
    'T2',
    'title',
    6,
    'good title length',
    'Shoppers scan a title; too short says little, too long is not read.',
    titleRules.goodLength,
  ),
  rule(
    'T3',
    'title',
    4,
    'repeated words',
    'Repeated words look like keyword stuffing and cost space.',
    titleRules.repetition,
  ),
  rule(
    'T4',
    'title',
    3,
    'capitals in the title',
    'Normal casing reads faster than capitals and looks trustworthy.',
    titleRules.casing,
  ),
  rule(
    'T5',
    'title',
    3,
    'signs in the title',
    'Special signs are refused or make the title look like spam.',
    titleRules.characters,
  ),
  rule(
    'T6',
    'title',
    3,
    'promotion in the title',
    'Promotion does not belong in a title; marketplaces hide such listings.',
    titleRules.claims,
  ),
  rule(
    'D1',
    'description',
    4,
    'allowed description length',
    'A description outside the allowed length is refused.',
    descriptionRules.lengthAllowed,
  ),
  rule(
    'D2',
    'description',
    5,
    'enough description',
    'A fuller description answers questions before they are asked.',
    descriptionRules.enoughText,
  ),
  rule(
    'D3',
    'description',
    2,
    'short paragraphs',
    'Short paragraphs can be read on a phone.',
    descriptionRules.readable,
  ),
  rule(
    'D4',
    'description',
    2,
    'contacts and markup',
    'Links, contacts and unsupported markup are removed or refused.',
    descriptionRules.clean,
  ),
  rule(
    'D5',
    'description',
    2,
    'description beyond the title',
    'A description should tell more than the title.',
    descriptionRules.addsToTitle,
  ),
  rule('B1', 'bullets', 6, 'number of bullets', 'Bullets are what most shoppers read first.', bulletRules.amount),
  rule(
    'B2',
    'bullets',
    4,
    'length of bullets',
    'A bullet should carry one full point and no more.',
    bulletRules.length,
  ),
  rule('B3', 'bullets', 2, 'different bullets', 'Bullets that say the same waste their place.', bulletRules.distinct),
  rule(
    'B4',
    'bullets',
    3,
    'style of bullets',
    'Clean bullets that begin with a capital look professional.',
    bulletRules.style,
  ),
  rule(
    'S1',
    'specifications',
    3,
    'brand',
    'Brand is a filter and a required field on most marketplaces.',
    specificationRules.brand,
  ),
  rule(
    'S2',
    'specifications',
    3,
    'product number',
    'A product number connects the listing with the catalogue.',
    specificationRules.identifier,
  ),
  rule(
    'S3',
    'specifications',
    5,
    'number of specifications',
    'Filters find only products whose specifications are filled.',
    specificationRules.filled,
  ),
  rule(
    'S4',
    'specifications',
    4,
    'filled specifications',
    'Empty or repeated specifications confuse shoppers and filters.',
    specificationRules.clean,
  ),
  rule(
    'K1',
    'keywords',
    4,
    'number of keywords',
    'Each keyword is one more search that can find the product.',
    keywordRules.amount,
  ),
  rule('K2', 'keywords', 2, 'length of keywords', 'Keywords that are too long are refused.', keywordRules.itemLength),
  rule('K3', 'keywords', 2, 'different keywords', 'A repeated keyword finds nobody new.', keywordRules.distinct),
  rule(
    'K4',
    'keywords',
    2,
    'promotion in keywords',
    'Promotion is ignored or refused in keywords.',
    keywordRules.clean,
  ),
  rule(
    'I1',
    'images',
    4,
    'main image',
    'Without an accepted main image the listing is not shown.',
    imageRules.mainImage,
  ),
  rule(
    'I2',
    'images',
    6,
    'number of images',
    'Several views let shoppers judge what they cannot touch.',
    imageRules.amount,
  ),
  rule('I3', 'images', 5, 'size of images', 'Zoom needs large images.', imageRules.resolution),
  rule(
    'I4',
    'images',
    2,
    'shape of the main image',
    'Images of another shape are cut or get borders.',
    imageRules.shape,
  ),
  rule(
    'I5',
    'images',
    2,
    'white background',
    'This marketplace wants a pure white background on the main image.',
    imageRules.background,
  ),
  rule('I6', 'images', 1, 'different images', 'The same image twice shows nothing new.', imageRules.distinct),
];
