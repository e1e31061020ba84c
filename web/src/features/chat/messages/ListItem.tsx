import type { ComponentProps } from 'react';

/** An entry of the list of messages. Its groups stand between, where `ol` allows nothing but `li`. */
export function ListItem(props: Omit<ComponentProps<'div'>, 'role'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  return <div role="listitem" {...props} />;
}
