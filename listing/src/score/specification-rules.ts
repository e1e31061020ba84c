import { checkGtin } from '../identifiers/gtin.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { counted, type Finding, notApplicable, quoted, share, wholeText } from './rule.ts';
import type { ScoreContext } from './score-context.ts';

function brand({ listing, unbranded }: ScoreContext): Finding {
  if (listing.brand !== null && !isPlaceholder(listing.brand))
    return { met: 1, message: `Brand: ${listing.brand.trim()}.` };
  return {
    met: 0,
    message: 'The brand is missing.',
    where: [listing.brand === null ? { path: 'brand' } : wholeText('brand', listing.brand)],
    fix: unbranded === null ? 'Enter the brand.' : `Enter the brand, or “${unbranded}” for unbranded goods.`,
  };
}

function identifier({ listing, profile, marketplaceName }: ScoreContext): Finding {
  const gtin = listing.identifiers.gtin?.trim() ?? '';
  const path = 'identifiers/gtin';
  const where = gtin === '' ? [{ path }] : [wholeText(path, listing.identifiers.gtin ?? '')];
  if (gtin === '') {
    if (profile.gtin === 'optional') return notApplicable(`${marketplaceName} does not need a product number.`);
    const need = profile.gtin === 'required' ? 'requires' : 'recommends';
    return {
      met: 0,
      message: `The GTIN is missing; ${marketplaceName} ${need} it.`,
      where,
      fix: 'Enter the GTIN (the number under the barcode).',
    };
  }
  const verdict = checkGtin(gtin);
  if (verdict === 'valid') return { met: 1, message: `GTIN ${gtin} is valid.` };
  if (verdict === 'restricted') {
    return {
      met: 1,
      message: `GTIN ${gtin} has a right check digit but a prefix reserved for use inside shops; some marketplaces refuse it.`,
      where,
    };
  }
  return {
    met: 0,
    blocks: true,
    message: `GTIN ${gtin} is not valid: its length or check digit is wrong.`,
    where,
    fix: `Enter the number under the barcode: 8, 12, 13 or 14 digits.${
      profile.gtin === 'optional' ? ' If there is none, empty the field: then the rule does not count.' : ''
    }`,
  };
}

function filled({ listing, profile }: ScoreContext): Finding {
  const count = listing.specifications.length;
  const ideal = profile.specifications;
  if (count >= ideal) return { met: 1, message: `${counted(count, 'specification')}.` };
  return {
    met: count / ideal,
    message: `${counted(count, 'specification')}; ${ideal} are best.`,
    where: [{ path: 'specifications' }],
    fix: `Add ${counted(ideal - count, 'specification')}, such as material, size, weight or what is included.`,
    moves: ['S4'],
  };
}

/** The indexes of specifications without a real value or with a name used before. */
export function uncleanSpecifications(specifications: readonly { name: string; value: string }[]): number[] {
  const { unfilled, repeated } = uncleanOf(specifications);
  return [...new Set([...unfilled, ...repeated])].sort((a, b) => a - b);
}

function uncleanOf(specifications: readonly { name: string; value: string }[]) {
  const seen = new Set<string>();
  const unfilled: number[] = [];
  const repeated: number[] = [];
  for (const [index, { name, value }] of specifications.entries()) {
    const key = name.trim().toLowerCase();
    if (isPlaceholder(value)) unfilled.push(index);
    if (seen.has(key)) repeated.push(index);
    seen.add(key);
  }
  return { unfilled, repeated };
}

function clean({ listing, profile }: ScoreContext): Finding {
  const all = listing.specifications;
  if (all.length === 0) {
    return {
      met: 0,
      message: 'There are no specifications.',
      where: [{ path: 'specifications' }],
      fix: `Add ${counted(profile.specifications, 'specification')}, such as material, size and weight.`,
      moves: ['S3'],
    };
  }
  const unclean = uncleanSpecifications(all);
  if (unclean.length === 0) return { met: 1, message: 'Every specification has a value and its own name.' };
  const { unfilled, repeated } = uncleanOf(all);
  const items = unclean.flatMap((index) => all[index] ?? []);
  const names = (indexes: readonly number[]) => quoted(indexes.map((index) => all[index]?.name ?? ''));
  const left = all.length - unclean.length;
  const fixes = [
    ...(unfilled.length > 0 ? [`Fill in ${names(unfilled)}.`] : []),
    ...(repeated.length > 0 ? [`Give the second ${names(repeated)} another name.`] : []),
    ...(left < profile.specifications ? [`Removing instead leaves ${counted(left, 'specification')}.`] : []),
  ];
  return {
    met: share(left, all.length),
    message: `Empty or repeated: ${quoted(items.map(({ name, value }) => `${name}: ${value}`))}.`,
    where: [
      ...unfilled.map((index) => ({ path: `specifications/${index}`, text: all[index]?.value ?? '' })),
      ...repeated.map((index) => ({ path: `specifications/${index}`, text: all[index]?.name ?? '' })),
    ],
    fix: fixes.join(' '),
  };
}

export const specificationRules = { brand, identifier, filled, clean };
