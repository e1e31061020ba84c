import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

const searchDelayMs = 300;

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

/** Search that reports once the typing pauses, and follows the address when that changes by other means. */
function SearchBox({ search, onSearch }: Pick<LibraryToolbarProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('library');
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (text.trim() !== search) setText(search);
  }
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => onSearch(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <TextInput
      type="search"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      placeholder={t('search')}
      aria-label={t('search')}
      leftSection={<IconSearch size={16} />}
      flex="1 1 220px"
      maw={360}
    />
  );
}

export function LibraryToolbar(props: LibraryToolbarProps) {
  const { t } = useTranslation(['library', 'common']);
  const { cardCount, selectedCount } = props;
  return (
    <Group mb="md" gap="sm" justify="space-between">
      <SearchBox search={props.search} onSearch={props.onSearch} />
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
