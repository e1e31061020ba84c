import { Typography } from '@mantine/core';
import { useMemo } from 'react';
import { hasMarkup, sanitizeHtml } from '../../lib/sanitize-html.ts';
import { useTextAttributes } from '../../ui/text-language.ts';
import classes from './ListingSections.module.css';

/** A description: plain text with its line breaks, or its few allowed tags. */
export function Description({ text }: { text: string }) {
  const attributes = useTextAttributes();
  // Two Trusted Types values are never equal, so React would insert the markup again at each render.
  const html = useMemo(() => (hasMarkup(text) ? sanitizeHtml(text) : undefined), [text]);
  if (html === undefined)
    return (
      <div className={classes.plain} {...attributes}>
        {text}
      </div>
    );
  return (
    <Typography className={classes.reading ?? ''} {...attributes}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the markup has just gone through the allow-list */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Typography>
  );
}
