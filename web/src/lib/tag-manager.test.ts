import { describe, expect, it } from 'vitest';
import { startTagManager } from './tag-manager.ts';

const fresh = () => ({
  document: document.implementation.createHTMLDocument(),
  window: {} as Window & { dataLayer?: object[] },
});

describe('startTagManager', () => {
  it('loads nothing without a container', () => {
    const page = fresh();
    startTagManager(page.document, page.window, null, 1);
    expect(page.document.scripts).toHaveLength(0);
    expect(page.window.dataLayer).toBeUndefined();
  });

  it('tells the start and adds the script of the container, waiting for nothing', () => {
    const page = fresh();
    startTagManager(page.document, page.window, 'GTM-ABC123', 1_700_000_000_000);
    expect(page.window.dataLayer).toEqual([{ 'gtm.start': 1_700_000_000_000, event: 'gtm.js' }]);
    const [script] = page.document.scripts;
    expect(script?.async).toBe(true);
    expect(script?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  });

  it('asks for no preview: debugging stays off', () => {
    const page = fresh();
    startTagManager(page.document, page.window, 'GTM-ABC123', 1);
    expect([...new URL(page.document.scripts[0]?.src ?? '').searchParams.keys()]).toEqual(['id']);
  });

  it('starts once, however often it is asked', () => {
    const page = fresh();
    startTagManager(page.document, page.window, 'GTM-ABC123', 1);
    startTagManager(page.document, page.window, 'GTM-ABC123', 2);
    expect(page.document.scripts).toHaveLength(1);
    expect(page.window.dataLayer).toHaveLength(1);
  });

  it('keeps what others have put into the queue', () => {
    const page = fresh();
    page.window.dataLayer = [{ consent: 'default' }];
    startTagManager(page.document, page.window, 'GTM-ABC123', 1);
    expect(page.window.dataLayer).toHaveLength(2);
  });
});
