import type { ListingEdit } from '../../../tool-types.ts';

/** So many changes one call takes. */
const mostEdits = 50;
const mostBullets = 10;
const longestBullet = 200;

const pair = /^([\p{L}][^:=\t]{0,58}?)\s*(?::|=|\t+)\s*(\S.{0,300})$/u;
const listSign = /^\s*[-*•·–]\s+/u;
/** What a supplier asks is not what the shop asks; and the product has its name already. */
const passedOver =
  /^(?:title|name|product(?: name)?|item(?: name)?|article|model name|prices?|rrp|msrp|cost|unit price|moq|supplier|manufacturer (?:address|contact)|date|page|contact|e-?mail|phone|www)$/i;
const noValue = /^(?:n\/?a|none|-+|–|—|tbd|tba|\?+|unknown|not specified|to be confirmed)$/i;
const heading =
  /^(?:#+ .*|.*:|(?:technical |product |key |main )?(?:specifications?|specs?|data(?: ?sheet)?|details|features|information|facts|attributes|properties|spec ?sheet))$/i;

/** The lines of a data sheet as changes of a card: what has a name is a specification, what has none a bullet. */
export function sheetEdits(sheet: string): ListingEdit[] {
  const lines = sheet
    .split(/\r?\n/)
    .map((line) => line.replace(listSign, '').trim())
    .filter((line) => line !== '');
  const bullets: ListingEdit[] = [];
  const named = new Map<string, ListingEdit>();
  for (const [at, line] of lines.entries()) {
    const [, name = '', value = ''] = pair.exec(line) ?? [];
    if (name !== '') {
      if (passedOver.test(name) || noValue.test(value)) continue;
      const isBrand = /^brand(?: name)?$/i.test(name);
      named.set(
        name.toLowerCase(),
        isBrand
          ? { op: 'set', field: 'brand', value }
          : { op: 'set', field: 'specifications', name: name.charAt(0).toUpperCase() + name.slice(1), value },
      );
      continue;
    }
    // The first line says what it is a sheet of.
    if ((at === 0 && lines.length > 1) || heading.test(line) || line.length > longestBullet) continue;
    bullets.push({ op: 'add', field: 'bullets', value: line });
  }
  return [...named.values(), ...bullets.slice(0, mostBullets)].slice(0, mostEdits);
}
