import { stylesToString } from '@mantine/core';
import { type ComponentProps, useInsertionEffect } from 'react';

type AdoptedStylesProps = ComponentProps<typeof import('@mantine/core').InlineStyles>;

/** Style rules of one element as a style sheet object of the document: no `<style>` element, so the strictest policy allows it. */
export function InlineStyles(props: AdoptedStylesProps) {
  const css = stylesToString(props);
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
  return null;
}
