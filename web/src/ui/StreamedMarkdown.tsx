import { Typography } from '@mantine/core';
import { lexer } from 'marked';
import { memo, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import classes from './StreamedMarkdown.module.css';

const plugins = [remarkGfm];
const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
  table: ({ children }) => (
    <div className={classes.table}>
      <table>{children}</table>
    </div>
  ),
};

const Block = memo(({ raw }: { raw: string }) => (
  <Markdown remarkPlugins={plugins} components={components}>
    {raw}
  </Markdown>
));
Block.displayName = 'Block';

/**
 * An answer's text. Each block is its own component, so that a growing answer redraws only its last one.
 * Raw HTML in the text is shown as the characters it is made of, never rendered.
 */
export function StreamedMarkdown({ text }: { text: string }) {
  const blocks = useMemo(() => lexer(text).filter((token) => token.type !== 'space'), [text]);
  return (
    <Typography className={classes.text ?? ''}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only grow at the end, so the position is the identity
        <Block key={index} raw={block.raw} />
      ))}
    </Typography>
  );
}
