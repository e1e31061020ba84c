import { oneLine } from './clean-text.ts';
import { currencyCode, type PriceHints } from './currency.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { parsePrice } from './price.ts';
import { usableCode } from './schema-codes.ts';
import type { Candidate } from './types.ts';
import { likeness } from './words.ts';

/** Names of the fields by which a form tells a payment service what is bought, as PayPal and carts for plain pages have them. */
const fields = {
  title: ['item_name', 'product_name', 'data-item-name'],
  price: ['amount', 'product_price', 'data-item-price'],
  code: ['item_number', 'product_code', 'sku', 'data-item-id'],
  currency: ['currency_code', 'currency', 'data-item-currency'],
} as const;
const mostForms = 60;

interface CartForm {
  element: PageElement;
  said: (field: keyof typeof fields) => string;
}

const reader =
  (known: ReadonlyMap<string, string>): CartForm['said'] =>
  (field) =>
    oneLine(fields[field].map((name) => known.get(name) ?? '').find((value) => value !== '') ?? '');

/** Forms and buttons that name one thing and its price for a cart elsewhere, in the page's order. */
export function findCartForms(page: Page): CartForm[] {
  const forms = (page.byName.get('form') ?? []).slice(0, mostForms).map((element) => {
    const known = new Map<string, string>();
    for (const node of page.nodes.slice(element.index, element.end)) {
      if (node.kind !== 'element' || node.name !== 'input') continue;
      const name = node.attributes.get('name')?.toLowerCase() ?? '';
      if (!known.has(name)) known.set(name, node.attributes.get('value') ?? '');
    }
    return { element, said: reader(known) };
  });
  const buttons = ['button', 'a'].flatMap((name) =>
    (page.byName.get(name) ?? [])
      .filter(({ attributes }) => attributes.has('data-item-price'))
      .slice(0, mostForms)
      .map((element) => ({ element, said: reader(new Map(element.attributes)) })),
  );
  return [...forms, ...buttons].filter(
    ({ element, said }) =>
      element.zone !== 'related' && element.zone !== 'chrome' && said('title') !== '' && said('price') !== '',
  );
}

/** The thing with the page's title that a form puts into a cart; null when no form does, or several name others. */
export function readCartForm(page: Page, title: string, hints: PriceHints): Candidate | null {
  const forms = findCartForms(page).filter(({ said }) => likeness(said('title'), title) > 0.85);
  const [first] = forms;
  if (first === undefined || forms.some(({ said }) => said('price') !== first.said('price'))) return null;
  const raw = first.said('price');
  const price = parsePrice(raw, { ...hints, declared: true });
  const sku = usableCode(first.said('code'));
  return {
    source: 'platform',
    confidence: 0.6,
    title: first.said('title'),
    price:
      price === null ? undefined : { ...price, currency: currencyCode(first.said('currency')) ?? price.currency, raw },
    identifiers: sku === undefined ? {} : { sku },
  };
}
