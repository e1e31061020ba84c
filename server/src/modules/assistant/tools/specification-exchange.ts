import { upperFirst } from '@cardwright/listing/improve/casing';
import type { Listing } from '@cardwright/listing/listing';
import type { ListingEdit } from '../tool-types.ts';
import { isReplacement, wordPattern } from './word-replacement.ts';

interface Exchange {
  name: string;
  value: string;
}

/** Words that are exchanged in all texts: title, description and bullets at least. */
function exchangesIn(edits: ListingEdit[]): Exchange[] {
  const everywhere = edits.filter(
    (edit) => isReplacement(edit) && edit.op === 'set' && edit.field === 'title' && edit.position === undefined,
  );
  return everywhere.flatMap(({ name = '', value = '' }) => {
    const fields = edits.flatMap((edit) => (edit.name === name && edit.value === value ? [edit.field] : []));
    return fields.includes('description') && fields.includes('bullets')
      ? [{ name: name.trim(), value: value.trim() }]
      : [];
  });
}

const counted = /^(\d[\d.,]*) ?(\p{L}[\p{L} -]*)$/u;
const stem = (noun: string) => noun.toLowerCase().replace(/s$/, '');
/** "30 seeds" stands in "Seeds: 30", too. */
function countOf({ name, value }: Exchange, specification: Listing['specifications'][number]): string | null {
  const [, old, noun = ''] = counted.exec(name) ?? [];
  const [, fresh = '', other = ''] = counted.exec(value) ?? [];
  const isNamed = noun !== '' && stem(noun) === stem(other) && wordPattern(`${stem(noun)}s`).test(specification.name);
  return isNamed && specification.value.trim() === old ? fresh : null;
}

/** Where an exchange is meant for all texts, values of specifications follow it. Changes the listing. */
export function exchangeInSpecifications(
  listing: Listing,
  edits: ListingEdit[],
): { field: string; before: string; after: string; words: string }[] {
  return exchangesIn(edits).flatMap((exchange) => {
    const pattern = wordPattern(exchange.name);
    const fresh = listing.specifications.map((one) => ({
      name: one.name,
      value:
        countOf(exchange, one) ??
        one.value.replace(pattern, (old) =>
          /^\p{Lu}/u.test(old) && !/\p{Lu}/u.test(exchange.name) ? upperFirst(exchange.value) : exchange.value,
        ),
    }));
    const changed = fresh.flatMap(({ name, value }, index) => {
      const before = listing.specifications[index];
      return before === undefined || before.value === value
        ? []
        : [{ field: name, before: `${name}: ${before.value}`, after: `${name}: ${value}`, words: exchange.name }];
    });
    if (changed.length > 0) listing.specifications = fresh;
    return changed;
  });
}
