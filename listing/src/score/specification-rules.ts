import { checkGtin } from '../identifiers/gtin.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { counted, type Finding, notApplicable, quoted, share } from './rule.ts';
import type { ScoreContext } from './score-context.ts';

function brand({ listing }: ScoreContext): Finding {
  if (listing.brand !== null && !isPlaceholder(listing.brand))
    return { met: 1, message: `Brand: ${listing.brand.trim()}.` };
  return {
    met: 0,
    message: 'The brand is missing.',
    where: [{ path: 'brand' }],
    fix: 'Enter the brand, or “Generic” for unbranded goods.',
  };
}

function identifier({ listing, profile, marketplaceName }: ScoreContext): Finding {
  const gtin = listing.identifiers.gtin?.trim() ?? '';
  const where = [{ path: 'identifiers/gtin' }];
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
    fix: 'Correct the GTIN, or leave it empty.',
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
  };
}

/** The indexes of specifications without a real value or with a name used before. */
export function uncleanSpecifications(specifications: readonly { name: string; value: string }[]): number[] {
  const seen = new Set<string>();
  return specifications.flatMap(({ name, value }, index) => {
    const key = name.trim().toLowerCase();
    const repeated = seen.has(key);
    seen.add(key);
    return repeated || isPlaceholder(value) ? [index] : [];
  });
}

function clean({ listing }: ScoreContext): Finding {
  const all = listing.specifications;
  if (all.length === 0) {
    return {
      met: 0,
      message: 'There are no specifications.',
      where: [{ path: 'specifications' }],
      fix: 'Add specifications such as material, size and weight.',
    };
  }
  const unclean = uncleanSpecifications(all);
  if (unclean.length === 0) return { met: 1, message: 'Every specification has a value and its own name.' };
  const items = unclean.flatMap((index) => all[index] ?? []);
  return {
    met: share(all.length - unclean.length, all.length),
    message: `Empty or repeated: ${quoted(items.map(({ name, value }) => `${name}: ${value}`))}.`,
    where: unclean.map((index) => ({ path: `specifications/${index}`, text: all[index]?.value ?? '' })),
    fix: `Fill in or remove ${quoted(items.map(({ name }) => name))}.`,
  };
}

export const specificationRules = { brand, identifier, filled, clean };
