import { Anchor } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ListingSections.module.css';

interface LongTextProps {
  /** Pixels that show before "View more". */
  maxHeight: number;
  children: ReactNode;
}

/** A text of which a long end shows on request, and at once when the focus, or the browser's own search, gets into it. */
export function LongText({ maxHeight, children }: LongTextProps) {
  const { t } = useTranslation('listing');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const { ref: contentRef, height } = useElementSize();
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // Opened, the box is no longer scrolled to it.
    if (isOpen && focused !== null && boxRef.current?.contains(focused)) focused.scrollIntoView?.({ block: 'center' });
  }, [isOpen]);
  return (
    <>
      <div
        ref={boxRef}
        id={id}
        className={classes.text}
        style={isOpen ? undefined : { maxHeight }}
        onScroll={(event) => setIsOpen(isOpen || event.currentTarget.scrollTop > 0)}
      >
        <div ref={contentRef}>{children}</div>
      </div>
      {height > maxHeight && (
        <Anchor
          component="button"
          type="button"
          className={classes.more ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'showLess' : 'viewAll')}
        </Anchor>
      )}
    </>
  );
}
