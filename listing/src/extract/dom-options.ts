import type { Price } from '../listing.ts';
import type { Variant } from '../variant.ts';
import { oneLine } from './clean-text.ts';
import { groupsOfButtons, groupsOfRadios, wordsBefore, wordsOfRadio } from './dom-choosers.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { asGroup, choice, isPlaceholder, namesDimension, type OptionGroup } from './option-groups.ts';
import { isInVariantBlock, isOptionField } from './variant-block.ts';

const reach = 900;

/** The asked price and a surcharge on it: "1 kg (+7.00 €)". */
function withExtra(asked: Price | null, extra: number): Price | null {
  if (asked === null) return null;
  const decimals = Math.max(asked.amount.split('.')[1]?.length ?? 0, Number.isInteger(extra) ? 0 : 2);
  return { ...asked, amount: (Number(asked.amount) + extra).toFixed(decimals) };
}

const none: ReadonlySet<PageElement> = new Set();

function labelled(page: Page, labels: ReadonlyMap<string, PageElement>, { attributes }: PageElement): string {
  const label = labels.get(attributes.get('id') ?? '');
  return label === undefined ? '' : textOf(page, label, { withoutSpoken: true });
}

function ofSelect(page: Page, select: PageElement, labels: ReadonlyMap<string, PageElement>): OptionGroup | null {
  const choices: (OptionGroup['values'][number] | null)[] = [];
  // The first line of a list may say what it is a choice of: "Select size".
  let invitation = '';
  for (const node of page.nodes.slice(select.index, select.end)) {
    if (node.kind !== 'element' || node.name !== 'option') continue;
    const words = oneLine(textOf(page, node));
    if (words !== '' && isPlaceholder(words) && choices.length === 0 && namesDimension(words)) invitation = words;
    if (words === '' || isPlaceholder(words) || node.attributes.get('value') === '') continue;
    choices.push(choice(words, node.attributes.has('disabled')));
  }
  const { attributes } = select;
  return asGroup(
    [
      labelled(page, labels, select),
      attributes.get('data-variant-option-name') ?? '',
      attributes.get('aria-label') ?? '',
      attributes.get('name') ?? '',
      wordsBefore(page, select, none),
      invitation,
    ],
    choices,
    isInVariantBlock(select) ||
      [attributes.get('name'), attributes.get('id')].some((name) => isOptionField(name ?? '')),
  );
}

/** Radio buttons of a `fieldset`, each with its label, under the name in the `legend`. */
function ofFieldset(page: Page, fieldset: PageElement, labels: ReadonlyMap<string, PageElement>): OptionGroup | null {
  const inside = page.nodes.slice(fieldset.index, fieldset.end).filter((node) => node.kind === 'element');
  const legend = inside.find(({ name }) => name === 'legend');
  const radios = inside.filter(({ name, attributes }) => name === 'input' && attributes.get('type') === 'radio');
  return asGroup(
    [legend === undefined ? '' : textOf(page, legend), fieldset.attributes.get('name') ?? ''],
    radios.map((radio) => choice(wordsOfRadio(page, radio, labels), radio.attributes.has('disabled'))),
    isInVariantBlock(fieldset),
  );
}

/** What a buyer chooses beside the heading: lists, buttons and fields under words that name what goods differ in. */
export function groupsOfChoices(page: Page, heading: PageElement | null): OptionGroup[] {
  if (heading === null) return [];
  const labels = new Map<string, PageElement>();
  for (const label of page.byName.get('label') ?? []) {
    const target = label.attributes.get('for');
    if (target !== undefined && !labels.has(target)) labels.set(target, label);
  }
  const near = (name: string): PageElement[] =>
    (page.byName.get(name) ?? []).filter(
      ({ index, zone }) => zone === 'main' && index > heading.index && index < heading.end + reach,
    );
  const fieldsets = near('fieldset').map((fieldset) => ofFieldset(page, fieldset, labels));
  const written = [...near('select').map((select) => ofSelect(page, select, labels)), ...fieldsets].filter(
    (group) => group !== null,
  );
  const inFieldset = fieldsets.some((group) => group !== null);
  return [
    ...written,
    ...(inFieldset ? [] : groupsOfRadios(page, near('input'), labels)),
    ...groupsOfButtons(page, [...near('button'), ...near('a')]),
  ];
}

/** The ways to buy a product of which its form offers one choice. With two, nobody knows which go together. */
export function variantsOfChoices(page: Page, heading: PageElement | null, asked: Price | null): Variant[] {
  const groups = groupsOfChoices(page, heading);
  const [only] = groups;
  if (only === undefined || new Set(groups.map(({ name }) => name.toLowerCase())).size > 1) return [];
  return only.values.map(({ value, price, extra, availability, sku = null, image_url = null }) => ({
    options: only.name === '' ? [] : [{ name: only.name, value }],
    title: only.name === '' ? value : null,
    sku,
    gtin: null,
    price: extra === null ? price : withExtra(asked, extra),
    availability,
    image_url,
  }));
}
