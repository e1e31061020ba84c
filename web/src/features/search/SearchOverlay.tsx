import { maxSearchCharacters, type SearchHit, type SearchType } from '@cardwright/contract/search';
import { Modal, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { namedTerm } from '../../lib/named-term.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';
import { createRecentSearches } from './recent-searches.ts';
import { HitWords } from './SearchGroup.tsx';
import classes from './SearchOverlay.module.css';
import { countOf, useSearch } from './search-queries.ts';

const groups = ['chats', 'messages', 'documents'] as const satisfies readonly SearchType[];
const shownOfGroup = 5;
const pauseMs = 200;

/** One line of the list that the arrow keys go through. */
interface Option {
  key: string;
  content: ReactNode;
  choose(): void;
}
interface Section {
  title: string;
  options: Option[];
}

interface SearchOverlayProps {
  /** What was typed before the box was there. */
  typed: RefObject<string>;
  onClose(): void;
  /** Closes it because another page opens. */
  onLeave(): void;
}

/**
 * The search over the current page. The focus stays in the box: arrow keys go through the hits, Enter opens
 * one, and closing returns the focus.
 */
export function SearchOverlay({ typed: early, onClose, onLeave }: SearchOverlayProps) {
  const { t } = useTranslation(['search', 'common']);
  const navigate = useNavigate();
  const { store } = useServices();
  const [recent] = useState(() => createRecentSearches(store));
  const [terms, setTerms] = useState(recent.read);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  // Not from the start: letters may come between the first render and the box.
  useLayoutEffect(() => setText(early.current.slice(0, maxSearchCharacters)), [early]);
  const typed = text.trim().slice(0, maxSearchCharacters);
  const [term] = useDebouncedValue(typed, pauseMs);
  const search = useSearch(typed === '' ? '' : term);
  /** Whether the hits that are shown belong to an earlier term. */
  const isBehind = typed !== '' && (term !== typed || search.isPlaceholderData || search.isPending);
  const hasFailed = typed !== '' && search.isError && !search.isFetching;
  const listId = useId();

  const open = (address: string, remembered: string) => {
    recent.add(remembered);
    onLeave();
    void navigate(address);
  };
  const hitOption = (group: SearchType, hit: SearchHit): Option => ({
    key: `${group} ${hit.id}`,
    content: <HitWords group={group} hit={hit} />,
    choose: () => open(hit.url, term),
  });
  const sections = (): Section[] => {
    if (text.trim() === '') {
      const options = terms.map((known) => ({
        key: known,
        content: <span dir="auto">{known}</span>,
        choose: () => setText(known),
      }));
      return options.length === 0 ? [] : [{ title: t('recent.title'), options }];
    }
    const { data } = search;
    if (hasFailed) {
      const again = { key: 'again', content: t('common:actions.retry'), choose: () => void search.refetch() };
      return [{ title: t('further'), options: [again] }];
    }
    if (data === undefined || term === '') return [];
    const found = groups.flatMap((group) =>
      data[group].length === 0
        ? []
        : [
            {
              title: t(`groups.${group}`),
              options: data[group].slice(0, shownOfGroup).map((hit) => hitOption(group, hit)),
            },
          ],
    );
    if (found.length === 0) return [];
    const all = {
      key: 'all',
      content: t('all', { term: namedTerm(term) }),
      choose: () => open(paths.search(term), term),
    };
    return [...found, { title: t('further'), options: [all] }];
  };
  const shown = sections();
  const options = shown.flatMap((section) => section.options);
  const activeAt = Math.min(active, options.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;

  const status = () => {
    if (text.trim() === '') return t('prompt.text');
    if (hasFailed) return messageOf(search.error, t('error'));
    if (isBehind || search.data === undefined) return t('loading');
    const { count, hasMore } = countOf(search.data);
    if (count === 0) return `${t('none.text', { term: namedTerm(term) })} ${t('none.next')}`;
    return `${t(hasMore ? 'countMore' : 'count', { count })}${search.data.approximate ? ` · ${t('approximate')}` : ''}`;
  };
  const move = (to: number) => {
    if (options.length === 0) return;
    const next = (to + options.length) % options.length;
    setActive(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys of an input method choose its words, not a hit.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(activeAt + 1);
    else if (event.key === 'ArrowUp') move(activeAt - 1);
    else if (event.key === 'Enter' && isBehind) open(paths.search(typed), typed);
    else if (event.key === 'Enter') options[activeAt]?.choose();
    else return;
    event.preventDefault();
  };

  let index = -1;
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      returnFocus={false}
      size="lg"
      centered={false}
      yOffset="8dvh"
      padding={0}
      // On the dialog itself: the component's own attributes go to the frame around it.
      attributes={{ content: { 'aria-label': t('label') } }}
      transitionProps={{ duration: 0 }}
    >
      <TextInput
        data-autofocus
        // At once: with the library's timer, the first letters would go to the page below.
        autoFocus
        size="md"
        m="sm"
        value={text}
        maxLength={maxSearchCharacters}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={t('label')}
        aria-label={t('label')}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? idOf(activeAt) : undefined}
        autoComplete="off"
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <div className={classes.status}>
        <Text size="sm" c={hasFailed ? 'red' : 'dimmed'} role="status">
          {status()}
        </Text>
        {text.trim() === '' && terms.length > 0 && (
          <button
            type="button"
            className={classes.clear}
            onClick={() => {
              recent.clear();
              setTerms([]);
            }}
          >
            {t('recent.clear')}
          </button>
        )}
      </div>
      <div role="listbox" id={listId} aria-label={t('label')} className={classes.list} tabIndex={-1}>
        {shown.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset is not
          <div key={section.title} role="group" aria-label={section.title}>
            <div className={classes.title} aria-hidden>
              {section.title}
            </div>
            {section.options.map((option) => {
              index += 1;
              const at = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
                <div
                  key={option.key}
                  id={idOf(at)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === activeAt}
                  className={classes.option}
                  onMouseMove={() => setActive(at)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={option.choose}
                >
                  {option.content}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Modal>
  );
}
