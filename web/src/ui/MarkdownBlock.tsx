import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnAddress } from '../lib/picture-address.ts';
import { CopyButton } from './CopyButton.tsx';
import { levelOf } from './markdown-blocks.ts';
import { decodeEntities, safeAddress } from './markdown-entities.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import classes from './StreamedMarkdown.module.css';

// Groups, not regions: an answer with several tables would fill the list of the page's landmarks.

function CodeBlock({ code }: { code: string }) {
  const { t } = useTranslation('common');
  const codeRef = useRef<HTMLPreElement>(null);
  return (
    <div className={classes.code}>
      <ScrollRegion role="group" aria-label={t('markdown.code')} className={classes.codeScroll}>
        <pre ref={codeRef} dir="ltr">
          <code>{code}</code>
        </pre>
      </ScrollRegion>
      <div className={classes.codeCopy}>
        <CopyButton label={t('markdown.copyCode')} text={() => codeRef.current?.textContent ?? ''} />
      </div>
    </div>
  );
}

function Table({ table }: { table: Tokens.Table }) {
  const { t } = useTranslation('common');
  const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
    row.map((cell, index) =>
      createElement(
        tag,
        { key: index, ...(tag === 'th' && { scope: 'col' }), ...(cell.align !== null && { 'data-align': cell.align }) },
        inline(cell.tokens),
      ),
    );
  return (
    <ScrollRegion role="group" aria-label={t('markdown.table')} className={classes.table}>
      <table>
        <thead>
          <tr>{cells(table.header, 'th')}</tr>
        </thead>
        <tbody>
          {keyed(table.rows, (row) => (
            <tr>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** What is drawn of a text does not move within it: the place is the identity. */
const keyed = <T,>(items: readonly T[], render: (item: T) => ReactNode): ReactNode =>
  items.map((item, index) => createElement(Fragment, { key: index }, render(item)));

const inline = (tokens: readonly Token[] | undefined): ReactNode => keyed(tokens ?? [], node);

function list({ ordered, start, items }: Tokens.List): ReactNode {
  // Its mark stands where the words of an item begin: a list may name products in several scripts.
  const children = keyed(items, (item) => <li dir="auto">{inline(item.tokens)}</li>);
  return ordered ? <ol start={start === '' ? 1 : start}>{children}</ol> : <ul>{children}</ul>;
}

/** One token as elements. Raw HTML is shown as text. */
function node(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    case 'heading':
      // Inside a list or a quotation it is no heading of the answer.
      return (
        <p>
          <strong>{inline(token.tokens)}</strong>
        </p>
      );
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'blockquote':
      return <blockquote>{inline(token.tokens)}</blockquote>;
    case 'list':
      return list(token as Tokens.List);
    case 'table':
      return <Table table={token as Tokens.Table} />;
    case 'code':
      return <CodeBlock code={`${token.text}\n`} />;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'checkbox':
      return token.checked === true ? '☑ ' : '☐ ';
    case 'link':
      // A bare address in a text may come from somebody else; where an answer really leads, it writes a link.
      if (token.raw === token.text && !isOwnAddress(token.href, window.location.origin))
        return decodeEntities(token.raw);
      return (
        <a href={safeAddress(token.href)} target="_blank" rel="noreferrer noopener">
          {inline(token.tokens)}
        </a>
      );
    // Loading a picture from an address in somebody else's text would reveal the reader to its owner.
    case 'image':
      return decodeEntities(token.text);
    case 'text':
      return token.tokens === undefined ? decodeEntities(token.text) : inline(token.tokens);
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

/** One block of an answer's text. `depths`: of all headings of the text. */
export function MarkdownBlock({ raw, depths }: { raw: string; depths: string }) {
  return keyed(lexer(raw), (token) =>
    token.type === 'heading'
      ? createElement(`h${levelOf(token.depth as number, depths)}`, null, inline(token.tokens))
      : node(token),
  );
}
