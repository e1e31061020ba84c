import { oneLine } from './clean-text.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { asGroup, choice, isAboutDimension, isPlaceholder, namesDimension, type OptionGroup } from './option-groups.ts';
import { buyWords } from './page-evidence.ts';
import { parseJson } from './page-state.ts';
import { isObject } from './state-search.ts';
import { variantOfObject } from './state-variants.ts';
import { isInVariantBlock, isOptionField } from './variant-block.ts';

const maxBack = 14;
const maxWidth = 400;
const maxLabel = 60;

/** The words right before an element that is inside the same few elements: the name above a row of choices. */
export function wordsBefore(page: Page, element: PageElement, ignored: ReadonlySet<PageElement>): string {
  let around = element.parent;
  for (let up = 0; up < 3 && around?.parent != null && around.parent.end - around.parent.index < maxWidth; up++)
    around = around.parent;
  const from = Math.max(around?.index ?? 0, element.index - maxBack);
  for (let at = element.index - 1; at > from; at--) {
    const node = page.nodes[at];
    if (node?.kind !== 'text' || !/\p{L}/u.test(node.text)) continue;
    const { parent } = node;
    if (parent.name === 'option' || parent.name === 'script' || ignored.has(parent)) return '';
    // "Colour: <b>Oat</b>": what is chosen stands behind the name, which then ends the text before.
    const own = oneLine(node.text);
    // The link to the table of sizes stands between their name and the sizes.
    if ((parent.name === 'a' || parent.name === 'button') && isAboutDimension(own)) continue;
    if (namesDimension(own)) return own;
    const box = parent.parent;
    const whole = box === null || box.end - box.index > maxWidth ? own : oneLine(textOf(page, box));
    if (whole.length <= 60 && whole !== own && /[:：]/u.test(whole)) return whole;
    return own;
  }
  return '';
}

/** The element around one control that holds no other of the group. */
function labelAround(radio: PageElement): PageElement | null {
  for (let each = radio.parent, up = 0; each !== null && up < 2; each = each.parent, up++)
    if (each.name === 'label') return each;
  return null;
}

/** The words of one radio button: its label, else what the label or the button is titled. */
export function wordsOfRadio(page: Page, radio: PageElement, labelOf: ReadonlyMap<string, PageElement>): string {
  const label = labelOf.get(radio.attributes.get('id') ?? '') ?? labelAround(radio);
  if (label !== null && label.end - label.index < maxLabel) {
    const text = oneLine(textOf(page, label, { withoutSpoken: true }) || textOf(page, label));
    if (text !== '') return text;
    for (const node of page.nodes.slice(label.index, label.end)) {
      const title = node.kind === 'element' ? node.attributes.get('title') : undefined;
      if (title !== undefined && title !== '') return oneLine(title);
    }
  }
  const { attributes } = radio;
  return oneLine(attributes.get('title') ?? attributes.get('aria-label') ?? attributes.get('value') ?? '');
}

/** Radio buttons of one name, under the words before the first of them. */
export function groupsOfRadios(
  page: Page,
  radios: readonly PageElement[],
  labelOf: ReadonlyMap<string, PageElement>,
): OptionGroup[] {
  const byName = new Map<string, PageElement[]>();
  for (const radio of radios) {
    const name = radio.attributes.get('name') ?? '';
    if (name === '' || radio.attributes.get('type') !== 'radio') continue;
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [radio]);
    else known.push(radio);
  }
  return [...byName].flatMap(([name, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    const around = labelAround(first) ?? first;
    const found = asGroup(
      [wordsBefore(page, around, new Set(group)), name],
      group.map((radio) => choice(wordsOfRadio(page, radio, labelOf), radio.attributes.has('disabled'))),
      isInVariantBlock(first) || isOptionField(name),
    );
    return found === null ? [] : [found];
  });
}

/** The words of a button or link that stands for one choice: "Select Colour Oat" is "Oat". */
function wordsOfButton(page: Page, button: PageElement, name: string): string {
  const { attributes } = button;
  const text = oneLine(textOf(page, button));
  const said = oneLine(attributes.get('aria-label') ?? attributes.get('title') ?? '') || text;
  const at = said.toLowerCase().indexOf(`${name.toLowerCase()} `);
  return at >= 0 && at < 10 ? said.slice(at + name.length + 1).trim() : said;
}

const isButton = ({ name, attributes }: PageElement): boolean =>
  name === 'button' || name === 'a' || attributes.get('role') === 'radio';

/** The element whose parts, or the parts of whose parts, are the buttons of one choice. */
function rowOf(page: Page, button: PageElement): PageElement | null {
  for (let each = button.parent, up = 0; each !== null && up < 3; each = each.parent, up++) {
    if (each.end - each.index > maxWidth) return null;
    let others = 0;
    for (let at = each.index + 1; at < each.end; at++) {
      const node = page.nodes[at];
      if (node?.kind === 'element' && isButton(node)) others++;
    }
    if (others > 1) return each;
  }
  return null;
}

/** The part of a row that holds one of its buttons. */
function partOf(row: PageElement, button: PageElement): PageElement {
  let part = button;
  while (part.parent !== null && part.parent !== row) part = part.parent;
  return part;
}

/** The first buttons of a row, as long as they are alike and side by side; no list in a sentence, no buttons to buy. */
function firstRun(page: Page, row: PageElement, buttons: readonly PageElement[]): PageElement[] {
  const run: PageElement[] = [];
  for (const button of buttons) {
    const part = partOf(row, button);
    const last = run.at(-1);
    const before = last === undefined ? null : partOf(row, last);
    const beside =
      before === null ||
      (before.name === part.name &&
        !page.nodes
          .slice(before.end, part.index)
          .some((node) => node.kind === 'element' || /[,،、，]/u.test(node.text)));
    if (!beside || buyWords.test(textOf(page, button))) break;
    run.push(button);
  }
  return run;
}

/** Attributes in which a row of swatches says what it is a choice of. */
const namingAttributes = [
  'data-attribute',
  'data-attribute-name',
  'data-attribute-code',
  'data-option-name',
  'data-option',
  'data-attr',
];

/** What a button carries about its variant as JSON in an attribute: price, stock, number, picture. */
function withData(chosen: OptionGroup['values'][number], { attributes }: PageElement): OptionGroup['values'][number] {
  for (const [, value] of attributes) {
    const data = value.startsWith('{') && value.length < 5_000 ? parseJson(value) : undefined;
    if (!isObject(data)) continue;
    const { price, availability, sku, image_url } = variantOfObject(data, {});
    return {
      ...chosen,
      price: chosen.price ?? price,
      availability: chosen.availability ?? availability,
      sku,
      image_url,
    };
  }
  return chosen;
}

/** Whether what is said behind a name, "Colour: Oat", is one of the choices; "Weight: 2 kg" names none of its own. */
function isOfGroup(name: string, { values }: OptionGroup): boolean {
  const stated = oneLine(/[:：](.+)$/u.exec(name)?.[1] ?? '').toLowerCase();
  const choices = values.map(({ value }) => value.toLowerCase());
  return (
    stated === '' || isPlaceholder(stated) || choices.some((each) => stated.includes(each) || each.includes(stated))
  );
}

/** Buttons or links side by side under words that name what goods differ in: "Colour", "Size". */
export function groupsOfButtons(page: Page, buttons: readonly PageElement[]): OptionGroup[] {
  const rows = new Map<PageElement, PageElement[]>();
  for (const button of buttons) {
    if (!isButton(button)) continue;
    const row = rowOf(page, button);
    const known = row === null ? undefined : rows.get(row);
    if (known !== undefined) known.push(button);
    else if (row !== null && rows.size < 60) rows.set(row, [button]);
  }
  return [...rows].flatMap(([row, buttons]) => {
    const members = firstRun(page, row, buttons);
    const [first] = members;
    if (first === undefined || members.length < 2) return [];
    const said = [
      row.attributes.get('aria-label') ?? '',
      ...namingAttributes.map((each) => row.attributes.get(each) ?? ''),
      wordsBefore(page, first, new Set(members)),
    ];
    const name = said.find(namesDimension);
    if (name === undefined) return [];
    const group = asGroup(
      [name],
      members.map((member) => {
        const { attributes } = member;
        const taken = attributes.has('disabled') || attributes.get('aria-disabled') === 'true';
        const chosen = choice(wordsOfButton(page, member, oneLine(name)), taken);
        return chosen === null ? null : withData(chosen, member);
      }),
    );
    return group === null || !isOfGroup(name, group) ? [] : [group];
  });
}
