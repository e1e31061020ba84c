import type { Comparison } from '@cardwright/contract/cards';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathLabel } from '../use-path-label.ts';
import classes from './review.module.css';

type Facts = NonNullable<Comparison['facts']>;

interface ShownFact {
  key: string;
  words: ReactNode;
  path: string;
  note?: ReactNode;
}

function FactList({ kind, facts }: { kind: keyof Facts; facts: ShownFact[] }) {
  const { t } = useTranslation('editing');
  const labelOf = usePathLabel();
  return (
    <section className={classes.facts} data-kind={kind}>
      <Title order={3} fz="sm">
        {t(`review.factKinds.${kind}`)} <span className="tabular">{facts.length}</span>
      </Title>
      {facts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('review.noFacts')}
        </Text>
      ) : (
        <ul>
          {facts.map((fact) => (
            <li key={fact.key}>
              <span>{fact.words}</span>
              <Text size="xs" c="dimmed" component="span">
                {labelOf(fact.path)}
              </Text>
              {fact.note}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The facts of two versions, whatever their words: lost and changed ones first, because those need checking. */
export function FactChanges({ facts }: { facts: Facts }) {
  const { t } = useTranslation('editing');
  const keyOf = (fact: { path: string; kind: string; text: string }) => `${fact.path} ${fact.kind} ${fact.text}`;
  const noteOf = (source: Facts['added'][number]['source']) => {
    if (source === undefined) return null;
    if (source === null) return <Text size="xs">{t('review.noSource')}</Text>;
    return <q className={classes.quote}>{source.quote}</q>;
  };
  return (
    <section aria-labelledby="facts-compared">
      <Title order={2} fz="md" id="facts-compared">
        {t('review.facts')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('review.factsLead')}
      </Text>
      <div className={classes.factColumns}>
        <FactList
          kind="lost"
          facts={facts.lost.map((fact) => ({ key: keyOf(fact), words: fact.text, path: fact.path }))}
        />
        <FactList
          kind="changed"
          facts={facts.changed.map(({ from, to }) => ({
            key: `${keyOf(from)} ${keyOf(to)}`,
            words: t('review.change', { from: from.text, to: to.text }),
            path: to.path,
          }))}
        />
        <FactList
          kind="added"
          facts={facts.added.map((fact) => ({
            key: keyOf(fact),
            words: fact.text,
            path: fact.path,
            note: noteOf(fact.source),
          }))}
        />
        <FactList
          kind="kept"
          facts={facts.kept.map((fact) => ({ key: keyOf(fact), words: fact.text, path: fact.path }))}
        />
      </div>
    </section>
  );
}
