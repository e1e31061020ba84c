import type { Card, Version } from '@cardwright/contract/cards';
import { Box, NativeSelect, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { TextLanguage } from '../../../ui/text-language.ts';
import { ComparisonFields } from '../ComparisonView.tsx';
import { useComparison, useVersions } from '../card-queries.ts';
import { useEditing, useEditorState } from '../edit/editing.tsx';
import { FactChanges } from './FactChanges.tsx';
import { type Change, type FieldChanges, fieldChanges, isReviewed } from './field-changes.ts';
import classes from './review.module.css';
import { SectionChanges } from './SectionChanges.tsx';
import { useAccepted } from './use-accepted.ts';
import { useNextChange } from './use-next-change.ts';

/** Names of versions: `original`, `current`, or an id. */
export interface ComparedVersions {
  from: string;
  to: string;
}

function useVersionChoice(card: Card) {
  const { t } = useTranslation('editing');
  const { list, known } = useVersions(card);
  const inBetween = known.filter(({ id }) => id !== card.current.id && id !== card.original.id);
  const choices = [
    { value: 'original', label: t('review.original') },
    ...inBetween.map(({ id, number, label }) => ({ value: id, label: t('review.version', { number, label }) })),
    { value: 'current', label: t('review.current') },
  ];
  const versionOf = (ref: string): Version | undefined => {
    if (ref === 'original') return card.original;
    return ref === 'current' ? card.current : known.find(({ id }) => id === ref);
  };
  return { choices, versionOf, list };
}

interface ReviewViewProps {
  compared: ComparedVersions;
  onCompared(compared: ComparedVersions): void;
}

/** What changed between two versions, by meaning and by word; what became current can be kept or undone piece by piece. */
export function ReviewView({ compared, onCompared }: ReviewViewProps) {
  const { t } = useTranslation(['editing', 'listing']);
  const { card } = useEditing();
  const { choices, versionOf, list } = useVersionChoice(card);
  const [from, to] = [versionOf(compared.from), versionOf(compared.to)];
  // It was chosen from a list that reached further back.
  const isFurtherBack = (from === undefined || to === undefined) && list.hasNextPage && !list.isFetchNextPageError;
  const { fetchNextPage, isFetchingNextPage } = list;
  useEffect(() => {
    if (isFurtherBack && !isFetchingNextPage) void fetchNextPage();
  }, [isFurtherBack, isFetchingNextPage, fetchNextPage]);
  if (card.original.id === card.current.id) return <Text c="dimmed">{t('listing:comparison.onlyOriginal')}</Text>;
  return (
    <>
      <div className={classes.versions}>
        {(['from', 'to'] as const).map((side) => (
          <NativeSelect
            key={side}
            label={t(`review.${side}`)}
            data={choices}
            value={compared[side]}
            onChange={(event) => onCompared({ ...compared, [side]: event.currentTarget.value })}
          />
        ))}
      </div>
      {from === undefined || to === undefined ? (
        list.isPending || isFurtherBack ? (
          <Skeleton height={160} />
        ) : (
          <Text c="dimmed">{t('review.same')}</Text>
        )
      ) : from.id === to.id ? (
        <Text c="dimmed">{t('review.same')}</Text>
      ) : (
        <TextLanguage value={to.listing.language}>
          <Review from={from} to={to} />
        </TextLanguage>
      )}
    </>
  );
}

function Review({ from, to }: { from: Version; to: Version }) {
  const { t } = useTranslation(['editing', 'listing']);
  const { card } = useEditing();
  const comparison = useComparison(card, from.id, to.id);
  const { data } = comparison;
  const others = data?.fields.filter(({ path }) => !isReviewed(path.split('/', 1)[0] ?? '')) ?? [];
  return (
    <>
      {comparison.isError && (
        <Box mb="md">
          <LoadFailure
            title={t('listing:comparison.error')}
            error={comparison.error}
            onRetry={() => void comparison.refetch()}
          />
        </Box>
      )}
      {data?.facts !== undefined && <FactChanges facts={data.facts} />}
      {comparison.isPending && <Skeleton height={120} mb="md" />}
      <WordChanges from={from} to={to} />
      {others.some(({ change }) => change !== 'same') && (
        <section>
          <Title order={2} fz="md" mt="lg" mb="sm">
            {t('review.otherFields')}
          </Title>
          <ComparisonFields fields={others.filter(({ change }) => change !== 'same')} />
        </section>
      )}
    </>
  );
}

/** The changes by word, with choices if the later version is the current one. */
function WordChanges({ from, to }: { from: Version; to: Version }) {
  const { t } = useTranslation('editing');
  const { card, editor, canEdit } = useEditing();
  const { accepted, accept } = useAccepted(card.id);
  const [said, setSaid] = useState('');
  const draft = useEditorState((state) => state.draft);
  const isCurrent = to.id === card.current.id;
  // Unsaved text belongs to the current version: an undo must not remove it.
  const later = isCurrent ? draft : to.listing;
  const sections = useMemo(() => fieldChanges(from.listing, later), [from, later]);
  const open = sections.flatMap(({ changes }) => changes).filter(({ key }) => !accepted.has(key)).length;
  const { headingRef, listRef, note } = useNextChange(useMemo(() => [sections, accepted], [sections, accepted]));
  const choicesFor = ({ field }: FieldChanges) => ({
    keep: (changes: readonly Change[]) => {
      note();
      accept(changes.map(({ key }) => key));
    },
    undo: (change: Change) => undo(field, change.undone),
    undoAll: () => undo(field, from.listing[field]),
  });
  const undo = (field: FieldChanges['field'], value: Change['undone']) => {
    note();
    editor.change(field, value);
    void editor.flush().then((isSaved) => setSaid(isSaved ? t('review.undone') : ''));
  };
  return (
    <section aria-labelledby="words-compared">
      <Title order={2} fz="md" id="words-compared" ref={headingRef} tabIndex={-1}>
        {t('review.words')}
      </Title>
      {sections.length === 0 ? (
        <Text c="dimmed">{t('review.identical')}</Text>
      ) : (
        <Text size="sm" c="dimmed" mb="sm" className="screen-only">
          {isCurrent &&
            `${open === 0 ? t('review.nothingOpen') : t('review.open', { count: open })} ${t('review.lead')}`}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul className={classes.sections} ref={listRef}>
        {sections.map((section) => (
          <SectionChanges
            key={section.field}
            section={section}
            accepted={accepted}
            choices={isCurrent && canEdit ? choicesFor(section) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
