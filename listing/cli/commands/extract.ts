import { decodePage } from '../../src/extract/decode-page.ts';
import { extractFromText } from '../../src/extract/extract-from-text.ts';
import { extractListing } from '../../src/extract/extract-listing.ts';
import type { Extraction } from '../../src/extract/types.ts';
import type { Command } from '../command.ts';
import { type ExitStatus, exitStatus } from '../fault.ts';
import { TooLargeFault } from '../terminal.ts';

/** The same limit as in the product's own import. */
export const maxPageBytes = 10 * 1024 ** 2;

export const extract: Command = {
  name: 'extract',
  operands: '[FILE] [--url URL]',
  summary: 'Reads the product of a saved page',
  details: `Prints { listing, images, variants, origins, warnings }. A page that shows no product, such as a list, an
article or a captcha, gives { failure: { code, message } } and exit status 2.`,
  options: {
    url: { type: 'string', short: 'u', value: 'URL', help: 'Where the page was saved from; completes its addresses' },
    'content-type': { type: 'string', value: 'TYPE', help: 'The Content-Type header, when it names the charset' },
    text: { type: 'boolean', help: "The file is a product's pasted text, not a page" },
  },
  files: { min: 1, max: 1 },
  run: async ({ files: [file = '-'], options, terminal, print }): Promise<ExitStatus> => {
    const bytes = await terminal.read(file, maxPageBytes).catch((error) => {
      if (error instanceof TooLargeFault) return error;
      throw error;
    });
    if (bytes instanceof TooLargeFault) {
      await print({ failure: { code: 'too_large', message: bytes.message } });
      return exitStatus.refused;
    }
    const { html } = decodePage(bytes, options.text('content-type'));
    const found: Extraction = options.flag('text')
      ? extractFromText({ text: html })
      : extractListing({ html, url: options.text('url') });
    if (found.kind === 'refused') {
      await print({ failure: { code: found.code, reason: found.reason, message: found.message } });
      return exitStatus.refused;
    }
    const { listing, images, variants, origins, notes } = found;
    await print({ listing, images, variants, origins, warnings: notes });
    return exitStatus.done;
  },
};
