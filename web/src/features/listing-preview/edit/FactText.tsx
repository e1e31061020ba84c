import { Popover, Text } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editing.module.css';
import { type FactQuote, factSpans } from './fact-spans.ts';
import { factByKey, placeOf, stopAt } from './fact-stops.ts';

/** The delay before a quote closes, so that the pointer can reach it; milliseconds. */
const closePauseMs = 150;

/** A fact with the words of its source, shown on hover, on keyboard focus and on a tap; Escape hides them. `FactGroup` makes it a stop of Tab. */
function Fact({ fact, children }: { fact: FactQuote; children: ReactNode }) {
  const { t } = useTranslation('editing');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** Among the facts of the section, while the keyboard is on it. */
  const [among, setAmong] = useState<{ place: number; total: number } | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const open = () => {
    clearTimeout(closing.current);
    setIsOpen(true);
  };
  const closeSoon = () => {
    closing.current = setTimeout(() => setIsOpen(false), closePauseMs);
  };
  return (
    <Popover opened={isOpen} withRoles={false} trapFocus={false} width={340} position="top" withArrow shadow="md">
      <Popover.Target>
        {/* A button element stands in its line like a picture: the words around it would lose their order right to left. */}
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <span
          role="button"
          tabIndex={-1}
          data-fact
          className={classes.fact}
          aria-describedby={isOpen ? id : undefined}
          onMouseEnter={open}
          onMouseLeave={closeSoon}
          onFocus={({ currentTarget }) => {
            stopAt(currentTarget);
            setAmong(currentTarget.matches(':focus-visible') ? placeOf(currentTarget) : null);
            open();
          }}
          onBlur={() => {
            setAmong(null);
            setIsOpen(false);
          }}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setIsOpen(false);
            // With Alt an arrow turns the browser's pages.
            const next =
              event.altKey || event.ctrlKey || event.metaKey ? null : factByKey(event.currentTarget, event.key);
            if (next !== null) {
              event.preventDefault();
              next.focus();
            }
            if (event.key !== 'Enter' && event.key !== ' ') return;
            // Space would scroll.
            event.preventDefault();
            open();
          }}
        >
          {children}
        </span>
      </Popover.Target>
      <Popover.Dropdown id={id} role="tooltip" onMouseEnter={open} onMouseLeave={closeSoon}>
        <Text size="xs" c="dimmed">
          {t(`facts.source.${fact.source}`)}
        </Text>
        <q className={classes.quote} dir="auto">
          {fact.quote}
        </q>
        {among !== null && among.total > 1 && (
          <Text size="xs" c="dimmed" mt={4}>
            {t('facts.place', among)}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** A text whose facts show the words of their sources. */
export function FactText({ text, facts }: { text: string; facts: readonly FactQuote[] }) {
  if (facts.length === 0) return text;
  return factSpans(text, facts).map((span, index) => {
    const key = `${index}-${span.text}`;
    if (span.fact === null) return <span key={key}>{span.text}</span>;
    return (
      <Fact key={key} fact={span.fact}>
        {span.text}
      </Fact>
    );
  });
}
