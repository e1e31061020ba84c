import { Typography } from '@mantine/core';
import { Fragment, type ReactNode, useMemo } from 'react';
import { hasMarkup, sanitizedNodes } from '../../../lib/sanitize-html.ts';
import { useTextAttributes } from '../../../ui/text-language.ts';
import sections from '../ListingSections.module.css';
import { FactText } from './FactText.tsx';
import type { FactQuote } from './fact-spans.ts';

const tags = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4']);

/** Sanitised nodes, rendered by React, so that facts in them can be marked. */
function drawn(node: Node, facts: readonly FactQuote[], key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return <FactText key={key} text={node.textContent ?? ''} facts={facts} />;
  const name = node.nodeName.toLowerCase();
  if (name === 'br') return <br key={key} />;
  const children = [...node.childNodes].map((child, index) => drawn(child, facts, index));
  if (!tags.has(name)) return <Fragment key={key}>{children}</Fragment>;
  const Tag = name as 'p';
  return <Tag key={key}>{children}</Tag>;
}

/** A description for reading, its facts marked: plain text with its line breaks, or its few allowed tags. */
export function MarkedDescription({ text, facts }: { text: string; facts: readonly FactQuote[] }) {
  const attributes = useTextAttributes();
  const content = useMemo(() => (hasMarkup(text) ? drawn(sanitizedNodes(text), facts, 0) : null), [text, facts]);
  if (content !== null)
    return (
      <Typography className={sections.reading ?? ''} {...attributes}>
        {content}
      </Typography>
    );
  return (
    <div className={sections.plain} {...attributes}>
      <FactText text={text} facts={facts} />
    </div>
  );
}
