import { getDocumentProxy } from 'unpdf';
import { DocumentError } from './document-error.ts';

const mostPages = 100;
/** A page that says less is taken for a picture with a page number. */
const leastText = 3;

interface PdfText {
  text: string;
  /** Of the whole document. */
  pages: number;
  is_cut: boolean;
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * The text of a PDF file, page by page, up to `longest` characters. Pictures of text are not read.
 * @throws DocumentError for one with a password, a damaged one, and one without text
 */
export async function pdfText(bytes: Uint8Array, longest: number): Promise<PdfText> {
  const pdf = await open(bytes);
  try {
    const found: string[] = [];
    let length = 0;
    const readable = Math.min(pdf.numPages, mostPages);
    let page = 1;
    for (; page <= readable && length < longest; page += 1) {
      const text = await pageText(pdf, page);
      found.push(text);
      length += text.length + 2;
    }
    const text = found.join('\n\n').trim();
    if (text.replace(/\s+/gu, '').length < leastText)
      throw new DocumentError(
        'invalid_request',
        'No text was found in this PDF file: its pages seem to be pictures. Please use one with text, or paste the text.',
      );
    return {
      text: text.slice(0, longest).toWellFormed(),
      pages: pdf.numPages,
      is_cut: page <= pdf.numPages || text.length > longest,
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<Proxy> {
  try {
    // A copy, because it takes the memory over. Errors only: what else it says of a stranger's file is nobody's concern.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, useSystemFonts: false });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new DocumentError(
        'invalid_request',
        'This PDF file has a password. Please save it without one and try again.',
      );
    throw damaged();
  }
}

async function pageText(pdf: Proxy, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/\n{3,}/gu, '\n\n')
      .trim();
  } catch {
    throw damaged();
  }
}

const damaged = () =>
  new DocumentError('invalid_request', 'This PDF file is damaged or incomplete. Please use another file.');
