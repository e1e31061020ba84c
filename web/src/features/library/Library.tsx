import type { Card } from '@cardwright/contract/cards';
import { Button, Center, EmptyState, SimpleGrid, Skeleton } from '@mantine/core';
import { IconPackage, IconSearchOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { CardTile } from './CardTile.tsx';
import { useCardList, useDeleteCards } from './card-list-queries.ts';
import { LibraryToolbar } from './LibraryToolbar.tsx';

const columns = { base: 2, md: 3, lg: 4 };

interface LibraryProps {
  search: string;
  onSearch(search: string): void;
  renderExport(cardIds: string[]): ReactNode;
}

export function Library({ search, onSearch, renderExport }: LibraryProps) {
  const { t } = useTranslation(['library', 'common']);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const list = useCardList(search);
  const remove = useDeleteCards();
  const cards: Card[] = list.data?.pages.flatMap((page) => page.items) ?? [];
  const chosen = cards.filter((card) => selected.has(card.id)).map((card) => card.id);

  const select = (cardId: string, isSelected: boolean) =>
    setSelected((current) => {
      const next = new Set(current);
      if (isSelected) next.add(cardId);
      else next.delete(cardId);
      return next;
    });
  const deleteChosen = () =>
    remove.mutate(chosen, {
      onSuccess: () => setSelected(new Set()),
      onError: (error) => showFailure(t('errors.delete'), error),
      onSettled: () => setIsAsking(false),
    });

  return (
    <>
      <LibraryToolbar
        search={search}
        onSearch={onSearch}
        cardCount={cards.length}
        selectedCount={chosen.length}
        onSelectAll={() => setSelected(new Set(cards.map((card) => card.id)))}
        onDeselectAll={() => setSelected(new Set())}
        onDelete={() => setIsAsking(true)}
        exportControl={renderExport(chosen)}
      />
      {list.isError && <LoadFailure title={t('errors.load')} error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <SimpleGrid cols={columns}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((tile) => (
            <Skeleton key={tile} height={268} radius="lg" />
          ))}
        </SimpleGrid>
      )}
      {list.isSuccess && cards.length === 0 && <NoCards search={search} onClear={() => onSearch('')} />}
      <SimpleGrid cols={columns} aria-busy={list.isPlaceholderData}>
        {cards.map((card) => (
          <CardTile
            key={card.id}
            card={card}
            isSelected={selected.has(card.id)}
            onSelect={(isSelected) => select(card.id, isSelected)}
          />
        ))}
      </SimpleGrid>
      {list.hasNextPage && (
        <Center mt="lg">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('common:actions.loadMore')}
          </Button>
        </Center>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirmDelete.title', { count: chosen.length })}
        text={t('confirmDelete.text', { count: chosen.length })}
        confirmLabel={t('common:actions.delete')}
        isBusy={remove.isPending}
        onConfirm={deleteChosen}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

function NoCards({ search, onClear }: { search: string; onClear(): void }) {
  const { t } = useTranslation('library');
  const isSearch = search !== '';
  return (
    <EmptyState
      py={64}
      withIndicatorBackground
      icon={isSearch ? <IconSearchOff stroke={1.5} /> : <IconPackage stroke={1.5} />}
      title={isSearch ? t('noMatch.title') : t('empty.title')}
      description={isSearch ? t('noMatch.text', { search }) : t('empty.text')}
    >
      <EmptyState.Actions>
        {isSearch ? (
          <Button variant="default" onClick={onClear}>
            {t('noMatch.action')}
          </Button>
        ) : (
          <ButtonLink to={paths.addProduct()}>{t('empty.action')}</ButtonLink>
        )}
      </EmptyState.Actions>
    </EmptyState>
  );
}
