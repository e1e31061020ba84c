import type { Listing } from '../listing.ts';
import type { RuleScore, Score } from '../score/score-listing.ts';
import { uncleanSpecifications } from '../score/specification-rules.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import type { Question } from './improvement.ts';
import { tidySpecification } from './tidy-specification.ts';

const mostQuestions = 5;

/** What to ask the seller: facts that would raise the score and that nothing in the listing states. */
export function questionsFor(listing: Listing, score: Score, original: Listing): Question[] {
  return score.rules
    .filter((rule) => rule.gain > 0)
    .flatMap((rule): Question[] => {
      const asked = ask(rule, listing, original);
      return asked === null ? [] : [{ ...asked, gain: rule.gain }];
    })
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostQuestions);
}

function ask(rule: RuleScore, listing: Listing, original: Listing): { path: string; question: string } | null {
  switch (rule.id) {
    case 'T1':
    case 'T2':
      if (listing.title.trim() === '') return { path: 'title', question: 'What is the product called?' };
      return rule.fix?.startsWith('Add') === true
        ? {
            path: 'title',
            question: 'Which property should the title name: material, size, colour, or what it is for?',
          }
        : null;
    case 'D2':
      return {
        path: 'description',
        question: 'What should a buyer know that is not written yet: use, care, what is in the box?',
      };
    case 'B1':
      return rule.fix?.startsWith('Add') === true || listing.bullets.length === 0
        ? {
            path: 'bullets',
            question: 'Which other strong points does the product have? One short sentence for each is enough.',
          }
        : null;
    case 'S1':
      return { path: 'brand', question: 'Which brand is it? Write “Generic” if it has none.' };
    case 'S2':
      return { path: 'identifiers/gtin', question: 'What is the GTIN, the number under the barcode?' };
    case 'S3':
      return { path: 'specifications', question: missingSpecifications(listing, original) };
    case 'S4':
      return unfilled(listing);
    case 'K1':
      return { path: 'keywords', question: 'Which words would you type to find this product?' };
    default:
      return null;
  }
}

const common: { label: string; names: RegExp }[] = [
  { label: 'material', names: /material|fabric|material|состав|материал|stoff/iu },
  { label: 'size', names: /size|dimension|length|width|height|размер|длина|größe|maße/iu },
  { label: 'weight', names: /weight|вес|gewicht/iu },
  { label: 'colour', names: /colou?r|цвет|farbe/iu },
  { label: 'what is included', names: /includ|комплект|lieferumfang/iu },
  { label: 'country of origin', names: /origin|country|made in|страна|herkunft/iu },
  { label: 'care', names: /care|wash|уход|pflege/iu },
];

function missingSpecifications(listing: Listing, original: Listing): string {
  const known = listing.specifications.map(({ name }) => name).join('\n');
  const left = new Set(listing.specifications.map(({ name }) => name.toLowerCase()));
  const emptied = original.specifications
    .map(tidySpecification)
    .filter(({ name, value }) => name !== '' && isPlaceholder(value) && !left.has(name.toLowerCase()));
  if (emptied.length > 0)
    return `What is the value of ${emptied
      .slice(0, 4)
      .map(({ name }) => `“${name}”`)
      .join(' and of ')}?`;
  const labels = common.filter(({ names }) => !names.test(known)).map(({ label }) => label);
  if (labels.length === 0) return 'Which other specifications does the product have?';
  return `Which of these can you state: ${labels.slice(0, 4).join(', ')}?`;
}

function unfilled(listing: Listing): { path: string; question: string } | null {
  const [index] = uncleanSpecifications(listing.specifications);
  if (index === undefined) return null;
  return {
    path: `specifications/${index}`,
    question: `What is the value of “${listing.specifications[index]?.name ?? ''}”?`,
  };
}
