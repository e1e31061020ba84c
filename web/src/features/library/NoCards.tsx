import { Button, EmptyState } from '@mantine/core';
import { IconPackage, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { namedTerm } from '../../lib/named-term.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { everything, isNarrowed, type LibraryView } from './library-view.ts';

/** What stands in the place of cards: the next step, or the way back to all of them. */
export function NoCards({ view, onView }: { view: LibraryView; onView(view: LibraryView): void }) {
  const { t } = useTranslation('library');
  if (!isNarrowed(view))
    return (
      <EmptyState
        py={64}
        withIndicatorBackground
        icon={<IconPackage stroke={1.5} />}
        title={t('empty.title')}
        description={t('empty.text')}
      >
        <EmptyState.Actions>
          <ButtonLink to={paths.addProduct()}>{t('empty.action')}</ButtonLink>
        </EmptyState.Actions>
      </EmptyState>
    );
  return (
    <EmptyState
      py={64}
      withIndicatorBackground
      icon={<IconSearchOff stroke={1.5} />}
      title={t('noMatch.title')}
      description={view.query === '' ? t('noMatch.filters') : t('noMatch.text', { search: namedTerm(view.query) })}
    >
      <EmptyState.Actions>
        <Button variant="default" onClick={() => onView(everything(view))}>
          {t('noMatch.action')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
