import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SearchField } from '../../ui/SearchField.tsx';

interface LibraryToolbarProps {
  search: string;
  onSearch(search: string): void;
  cardCount: number;
  selectedCount: number;
  onSelectAll(): void;
  onDeselectAll(): void;
  onDelete(): void;
  exportControl: ReactNode;
}

export function LibraryToolbar(props: LibraryToolbarProps) {
  const { t } = useTranslation(['library', 'common']);
  const { cardCount, selectedCount } = props;
  return (
    <Group mb="md" gap="sm" justify="space-between">
      <SearchField search={props.search} onSearch={props.onSearch} label={t('search')} flex="1 1 220px" maw={360} />
      <Group gap="xs">
        {selectedCount > 0 && (
          <Text size="sm" className="tabular" role="status">
            {t('selected', { count: selectedCount })}
          </Text>
        )}
        {cardCount > 0 && selectedCount < cardCount && (
          <Button variant="subtle" color="gray" onClick={props.onSelectAll}>
            {t('selectAll')}
          </Button>
        )}
        {selectedCount > 0 && (
          <>
            <Button variant="subtle" color="gray" onClick={props.onDeselectAll}>
              {t('deselectAll')}
            </Button>
            <Button variant="default" leftSection={<IconTrash size={16} />} onClick={props.onDelete}>
              {t('common:actions.delete')}
            </Button>
            {props.exportControl}
          </>
        )}
        {selectedCount === 0 && (
          <ButtonLink to={paths.addProduct()} leftSection={<IconPlus size={16} />}>
            {t('add')}
          </ButtonLink>
        )}
      </Group>
    </Group>
  );
}
