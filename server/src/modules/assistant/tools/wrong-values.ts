import { factsOf } from '@cardwright/listing/ground/facts';
import { upperFirst } from '@cardwright/listing/improve/casing';
import type { Listing } from '@cardwright/listing/listing';
import { escapeRegExp } from '@cardwright/listing/text/words';
import type { ListingEdit } from '../tool-types.ts';
import { betweenTags } from './between-tags.ts';
import { changedText, textFields } from './changed-texts.ts';
import { headOf, saidOf, stemOf, wordsOf } from './part-values.ts';
import { specificationAt } from './specification-names.ts';

/** "Sterling silver", "silver plated": more exactly the same, and wrong with it. */
const grade = '(?:(?:925|sterling|solid|fine|pure|real|genuine|100 ?%)[ -])*';
const coat = '(?:[ -](?:plated|filled|coated|plate|925)(?![\\p{L}\\p{N}]))?';
/** What comes with it, is not so, or may as well be so: "with a silver chain", "like silver", "gold or silver". */
const beside =
  /(?<!\p{L})(?:not|no|without|for|like|than|against|or|includ\p{L}+|incl\.|plus|matches|available in|(?<!(?:made|crafted|finished|cast|woven|knitted|built) )with)(?: [\p{L}-]+){0,2} ?$/iu;
/** "Silver-free", "silver tone", "gold or silver". */
const otherWord = /^(?:-(?=\p{L})|[ ]?(?:free|tones?|toned|effect|look|or|grey|gray|colou?red)(?!\p{L}))/iu;
/** Nothing is "made of gold plated". */
const madeOf = (value: string) => (/(?:plated|filled|coated)$/iu.test(value) ? '(?:made (?:out )?(?:of|from) )?' : '');
const stop = /^(?:and|or|with|for|in|of|is|are|that|which|to|by|on|from|at|has|was|will|as|so|it|not|but)$/iu;
const generic = ['jewelry', 'jewellery', 'piece', 'item', 'product', 'metal', 'material', 'finish', 'design'];

/** The words that name the product: those of its title before what comes with it, and its category. */
function ownWords({ title, category }: Listing, edit: ListingEdit): Set<string> {
  const kind = category?.split(/[>/]/u).at(-1) ?? '';
  const named = /^colou?r$/iu.test(edit.name ?? '') ? ['color', 'colour'] : generic;
  return new Set([...headOf(title), ...wordsOf(kind), ...named].map(stemOf));
}

/** "Very good" may be said of anything. */
const ofCondition = (clause: string) => /\b(?:condition|shape|state)\b/iu.test(clause) || clause.trim() === '';

/** The words between the wrong value and the next mark, and those before it. */
function around(before: string, behind: string): { clause: string; rest: string; noun: string[] } {
  const clause = before.slice(before.search(/[^.,;:|•()–—\n]*$/u));
  const rest = /^[^.,;:|•()–—\n!?/]*/u.exec(behind)?.[0] ?? '';
  const following = wordsOf(rest);
  const end = following.findIndex((word) => stop.test(word));
  return { clause, rest, noun: end < 0 ? following : following.slice(0, end) };
}

/** The words are said of the product itself: "silver ring", "made of silver", and not "silver polish cloth". */
function isOfProduct(name: string, before: string, behind: string, own: ReadonlySet<string>): boolean {
  const { clause, rest, noun } = around(before, behind);
  if (beside.test(clause) || otherWord.test(behind)) return false;
  if (/^condition$/iu.test(name)) return ofCondition(clause + rest);
  return noun.length === 0 || noun.slice(0, 4).some((word) => own.has(stemOf(word)));
}

/** "Oak handle", "handle of oiled oak": said of that part, and of nothing else. */
function isOfPart([part = '']: string[], before: string, behind: string): boolean {
  const { clause, noun } = around(before, behind);
  return (noun.length === 0 ? wordsOf(clause) : noun.slice(0, 3)).some((word) => stemOf(word) === part);
}

/** With the capitals of the words that it stands for; between words with capitals, each with its own. */
const written = (value: string, old: string, behind: string) =>
  !/^\P{L}*\p{Lu}/u.test(old)
    ? value
    : /^ \p{Lu}/u.test(behind)
      ? value.split(' ').map(upperFirst).join(' ')
      : upperFirst(value);

const metals = /^(?:(?:rose |white |yellow )?gold|silver|copper|bronze)$/iu;
const kindsOf = (value: string) => [
  ...factsOf(value, 'en').map(({ kind }) => kind),
  ...(metals.test(value) ? ['material'] : []),
];
/** "Blue, not waterproof": no value of the same kind, and nothing is corrected. */
function mayStandFor(wrong: string, value: string): boolean {
  const [old, fresh] = [kindsOf(wrong), kindsOf(value)];
  return old.length === 0 || fresh.length === 0 || old.some((kind) => fresh.includes(kind));
}

/** What a specification is set in the place of; empty where no value is called wrong. */
const wrongIn = ({ op, field, instead_of = '' }: ListingEdit) =>
  op === 'set' && field === 'specifications' ? instead_of.trim() : '';

/** The specification that holds the wrong value is the one that is meant, whatever it is called: "Metal: Silver". */
export function whereItIsWrong(listing: Listing, given: ListingEdit): ListingEdit {
  const wrong = wrongIn(given);
  if (wrong === '') return given;
  const { specifications } = listing;
  const of = saidOf(listing, given.name ?? '');
  if (Array.isArray(of)) return partAsItStands(specifications, given, wrong, of);
  const edit = of === 'whole' ? { ...given, name: kindNamed(wrong) } : given;
  if (specificationAt(specifications, edit.name ?? '', edit.value) >= 0) return edit;
  const whole = new RegExp(`^${grade}${escapeRegExp(wrong)}${coat}$`, 'iu');
  const isColor = (name = '') => /colou?r/iu.test(name);
  const found = specifications.filter(
    ({ name, value }) => whole.test(value.trim()) && isColor(name) === isColor(edit.name),
  );
  return found.length === 1 ? { ...edit, name: found[0]?.name } : edit;
}

/** "The ring is brass": of the product itself its material or colour is told. */
const kindNamed = (wrong: string) => (kindsOf(wrong).includes('color') && !metals.test(wrong) ? 'Color' : 'Material');

/** "Handle material: Oak" is what "the handle is beech, not oak" speaks of; of "oiled oak" the rest stays. */
function partAsItStands(
  specifications: Listing['specifications'],
  edit: ListingEdit,
  wrong: string,
  [part = '']: string[],
): ListingEdit {
  const pattern = new RegExp(`(?<!\\p{L})${escapeRegExp(wrong)}(?!\\p{L})`, 'iu');
  const [found, ...others] = specifications.filter(
    ({ name, value }) => wordsOf(name).some((word) => stemOf(word) === part) && pattern.test(value),
  );
  if (found === undefined || others.length > 0) return edit;
  const value = found.value.replace(pattern, (old) => written(edit.value ?? '', old, ''));
  return { ...edit, name: found.name, value };
}

/**
 * A specification was set in the place of a value that the seller calls wrong: texts that say the wrong one of the product
 * say the right one. Changes the listing, and answers what was said.
 */
export function correctInTexts(
  listing: Listing,
  edits: ListingEdit[],
): { field: string; before: string; after: string }[] {
  return edits.flatMap((edit) => {
    const [wrong, value] = [wrongIn(edit), edit.value?.trim() ?? ''];
    if (wrong === '' || value === '' || !mayStandFor(wrong, value)) return [];
    const of = saidOf(listing, edit.name ?? '');
    const own = ownWords(listing, edit);
    for (const word of wordsOf(wrong)) own.delete(stemOf(word));
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:(an?) )?${madeOf(value)}${grade}${escapeRegExp(wrong).replace(/ /g, '[ -]')}${coat}(?![\\p{L}\\p{N}])`,
      'giu',
    );
    const right = (text: string) =>
      betweenTags(text, (part) =>
        part.replace(pattern, (old: string, article: string | undefined, at: number) => {
          const behind = part.slice(at + old.length);
          const before = part.slice(0, at);
          const isMeant = Array.isArray(of)
            ? isOfPart(of, before, behind)
            : isOfProduct(edit.name ?? '', before, behind, own);
          if (!isMeant) return old;
          if (article === undefined) return written(value, old, behind);
          const fitting = `${article.charAt(0)}${/^[aeiou]/iu.test(value) ? 'n' : ''}`;
          return `${fitting} ${written(value, old.slice(article.length + 1), behind)}`;
        }),
      );
    return textFields.flatMap((field) => {
      const before = listing[field];
      const after = Array.isArray(before) ? before.map(right) : right(before);
      Object.assign(listing, { [field]: after });
      const changed = changedText(before, after);
      return changed === null ? [] : [{ field, ...changed }];
    });
  });
}
