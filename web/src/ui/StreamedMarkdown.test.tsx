import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { StreamedMarkdown } from './StreamedMarkdown.tsx';

afterEach(cleanup);

const show = (text: string) => renderApp(<StreamedMarkdown text={text} />, testServices(fakeApi(() => json({}))));

describe('the text of an answer', () => {
  it('renders markdown with tables', async () => {
    const { container } = await show('**Bold**\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(container.querySelector('strong')?.textContent).toBe('Bold');
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(container.querySelectorAll('td')).toHaveLength(2);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    'text <b onclick="alert(1)">bold</b>',
    '<iframe src="https://evil.example"></iframe>',
  ])('never renders raw HTML: %s', async (html) => {
    const { container } = await show(html);
    expect(container.querySelector('script, img, b, iframe, [onclick], [onerror]')).toBeNull();
  });

  it('drops addresses that could run code', async () => {
    const { container } = await show('[click](javascript:alert(1)) and [fine](https://shop.example)');
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['', 'https://shop.example']);
  });
});
