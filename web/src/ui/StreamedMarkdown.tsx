import { Typography } from '@mantine/core';
import { memo, type ReactNode, useState } from 'react';
import { closeMarkup } from './close-markup.ts';
import { MarkdownBlock } from './MarkdownBlock.tsx';
import { createMarkdownBlocks, headingDepths } from './markdown-blocks.ts';
import classes from './StreamedMarkdown.module.css';

type RenderBlock = (raw: string, depths: string) => ReactNode;

const renderMarkdown: RenderBlock = (raw, depths) => <MarkdownBlock raw={raw} depths={depths} />;

interface BlockProps {
  raw: string;
  depths: string;
  render: RenderBlock;
}
const Block = memo(({ raw, depths, render }: BlockProps) => render(raw, depths));
Block.displayName = 'Block';

interface StreamedMarkdownProps {
  text: string;
  /** The text is still being written, or was cut off, so its markup may be unclosed. */
  isCut?: boolean;
  renderBlock?: RenderBlock;
}

/**
 * An answer's text. Each block is its own component, so that a growing answer redraws only its last one.
 * Raw HTML in the text is shown as text, never rendered.
 */
export const StreamedMarkdown = memo(({ text, isCut = false, renderBlock = renderMarkdown }: StreamedMarkdownProps) => {
  const [reader] = useState(createMarkdownBlocks);
  const blocks = reader.read(text);
  const depths = headingDepths(blocks);
  return (
    <Typography className={classes.text ?? ''} dir="auto">
      {blocks.map((raw, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only grow at the end, so the position is the identity
          key={index}
          raw={isCut && index === blocks.length - 1 ? closeMarkup(raw) : raw}
          depths={depths}
          render={renderBlock}
        />
      ))}
    </Typography>
  );
});
StreamedMarkdown.displayName = 'StreamedMarkdown';
