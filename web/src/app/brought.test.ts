import { afterEach, expect, it } from 'vitest';
import { takeBrought } from './brought.ts';

afterEach(() => document.body.replaceChildren());

function page(data: string | null, markup = ''): void {
  if (data !== null) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'brought';
    script.textContent = data;
    document.body.append(script);
  }
  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.append(root);
}

it('reads what the page has brought and gives the markup its styles', () => {
  page(
    JSON.stringify({ texts: { common: { productName: 'Cardwright' } }, styles: ['color: red', '--gap: 4px'] }),
    '<p data-style="1"></p><p data-style="0"></p><p></p>',
  );
  const brought = takeBrought(document);
  expect(brought.texts).toEqual({ common: { productName: 'Cardwright' } });
  const styles = [...document.querySelectorAll('p')].map((element) => [
    element.style.cssText,
    element.hasAttribute('data-style'),
  ]);
  expect(styles).toEqual([
    ['--gap: 4px;', false],
    ['color: red;', false],
    ['', false],
  ]);
});

it('a page that brings nothing is fine', () => {
  page(null);
  expect(takeBrought(document)).toEqual({ texts: {} });
});

it('so is one that the app has to make, which has no styles to give', () => {
  page(JSON.stringify({ texts: { common: {} } }));
  expect(takeBrought(document)).toEqual({ texts: { common: {} } });
});
