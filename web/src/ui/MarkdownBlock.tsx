import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CopyButton } from './CopyButton.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import classes from './StreamedMarkdown.module.css';

const plugins = [remarkGfm];

// Groups, not regions: an answer with several tables would fill the list of the page's landmarks.

function CodeBlock({ children }: ComponentProps<'pre'>) {
  const { t } = useTranslation('common');
  const codeRef = useRef<HTMLPreElement>(null);
  return (
    <div className={classes.code}>
      <ScrollRegion role="group" aria-label={t('markdown.code')} className={classes.codeScroll}>
        <pre ref={codeRef} dir="ltr">
          {children}
        </pre>
      </ScrollRegion>
      <div className={classes.codeCopy}>
        <CopyButton label={t('markdown.copyCode')} text={() => codeRef.current?.textContent ?? ''} />
      </div>
    </div>
  );
}

function Table({ children }: ComponentProps<'table'>) {
  const { t } = useTranslation('common');
  return (
    <ScrollRegion role="group" aria-label={t('markdown.table')} className={classes.table}>
      <table>{children}</table>
    </ScrollRegion>
  );
}

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
  // The page has its own headings above an answer's.
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  table: ({ children }) => <Table>{children}</Table>,
  // A picture of an address that somebody else's text names would tell its owner of the reader.
  img: ({ alt }) => <>{alt}</>,
};

/** One block of an answer's text. */
export function MarkdownBlock({ raw }: { raw: string }) {
  return (
    <Markdown remarkPlugins={plugins} components={components}>
      {raw}
    </Markdown>
  );
}
