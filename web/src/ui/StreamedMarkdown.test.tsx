import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { MarkdownBlock } from './MarkdownBlock.tsx';
import { safeAddress } from './markdown-entities.ts';
import { StreamedMarkdown } from './StreamedMarkdown.tsx';

afterEach(cleanup);

const show = (text: string) => renderApp(<StreamedMarkdown text={text} />, testServices(fakeApi(() => json({}))));

interface GrowingProps {
  steps: string[];
  renderBlock(raw: string): ReactNode;
}

/** A text that grows by a step with each press. */
function Growing({ steps, renderBlock }: GrowingProps) {
  const [step, setStep] = useState(0);
  return (
    <button type="button" onClick={() => setStep(step + 1)}>
      <StreamedMarkdown text={steps[step] ?? ''} renderBlock={renderBlock} />
    </button>
  );
}

describe('the text of an answer', () => {
  it('renders markdown with tables', async () => {
    const { container } = await show('**Bold**\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(container.querySelector('strong')?.textContent).toBe('Bold');
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(container.querySelectorAll('td')).toHaveLength(2);
  });

  it('aligns the columns of a table as it says', async () => {
    const { container } = await show('| a | b | c | d |\n|---|:---|:---:|---:|\n| 1 | 2 | 3 | <b align="x">4</b> |');
    const alignOf = (tag: string) =>
      [...container.querySelectorAll(tag)].map((cell) => cell.getAttribute('data-align'));
    expect(alignOf('th')).toEqual([null, 'left', 'center', 'right']);
    expect(alignOf('td')).toEqual([null, 'left', 'center', 'right']);
    expect(container.querySelector('b')).toBeNull();
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

  it('shows no signs of a bold word that a space ends so far', async () => {
    const { container } = await renderApp(
      <StreamedMarkdown text="I made **Blue " isCut />,
      testServices(fakeApi(() => json({}))),
    );
    expect(container.querySelector('strong')?.textContent).toBe('Blue');
    expect(container.textContent).not.toContain('*');
  });

  it('drops addresses that could run code', async () => {
    const { container } = await show('[click](javascript:alert(1)) and [fine](https://shop.example)');
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['', 'https://shop.example']);
  });

  it('makes no links of addresses that merely stand in a text, which may be the words of somebody else', async () => {
    const text = 'In place of “https://shop.example/faq.”, www.shop.example and help@shop.example, see the card.';
    const { container } = await show(text);
    expect(container.querySelector('a')).toBeNull();
    expect(container.querySelector('p')?.textContent).toBe(text);
    cleanup();
    const own = `${window.location.origin}/case/1`;
    expect((await show(`Read it: ${own}`)).container.querySelector('a')?.getAttribute('href')).toBe(own);
  });

  it('of 2,000 words draws only its last block while it grows', async () => {
    const renders = new Map<string, number>();
    const renderBlock = (raw: string) => {
      renders.set(raw, (renders.get(raw) ?? 0) + 1);
      return <MarkdownBlock raw={raw} depths="" />;
    };
    const services = testServices(fakeApi(() => json({})));
    const paragraph = (number: number) => `Paragraph ${number} ${'word '.repeat(38)}`.trim();
    const words = Array.from({ length: 50 }, (_, number) => paragraph(number)).join('\n\n');
    const steps = Array.from({ length: 200 }, (_, step) =>
      words.slice(0, Math.ceil((words.length * (step + 1)) / 200)),
    );
    await renderApp(<Growing steps={steps} renderBlock={renderBlock} />, services);
    for (let step = 1; step < steps.length; step += 1) fireEvent.click(screen.getByRole('button'));
    // Each redraw draws one block, two when a new one has begun.
    const total = [...renders.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBeLessThanOrEqual(steps.length + 50);
    expect(renders.get(paragraph(0))).toBe(1);
  });

  it('copies a code block as it is', async () => {
    const user = userEvent.setup();
    await show('```\nconst a = 1;\n  b();\n```');
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe('const a = 1;\n  b();\n');
    expect(await screen.findByText('Copied')).toBeTruthy();
  });

  it('fetches no picture that a text names', async () => {
    const { container } = await show('![a spy](https://evil.example/x.png)');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain('a spy');
  });

  it.each([
    ['# One\n\n### Three', '<h2>One</h2><h3>Three</h3>'],
    ['### Only\n\n### Again', '<h2>Only</h2><h2>Again</h2>'],
    ['> # said', '<blockquote><p><strong>said</strong></p></blockquote>'],
    [
      '*a* ~~b~~ `c < d` **e *f***',
      '<p><em>a</em> <del>b</del> <code>c &lt; d</code> <strong>e <em>f</em></strong></p>',
    ],
    ['3. three\n4. four', '<ol start="3"><li dir="auto">three</li><li dir="auto">four</li></ol>'],
    ['- one\n  - two', '<ul><li dir="auto">one<ul><li dir="auto">two</li></ul></li></ul>'],
    ['> said\n\n---', '<blockquote><p>said</p></blockquote><hr>'],
    ['Salt &amp; pepper &#38; \\*stars\\* & 3 < 4', '<p>Salt &amp; pepper &amp; *stars* &amp; 3 &lt; 4</p>'],
  ])('draws %j', async (text, html) => {
    const { container } = await show(text);
    expect(container.querySelector('[dir=auto]')?.innerHTML.replace(/\n/g, '')).toBe(html);
  });

  it.each(['JaVaScript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x'])(
    'leads nowhere that could run code: %s',
    (address) => expect(safeAddress(address)).toBe(''),
  );
});
