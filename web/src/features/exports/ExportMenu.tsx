import { freeFormats } from '@cardwright/contract/exports';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { useStartExport } from './ExportsProvider.tsx';

interface ExportMenuProps {
  cardIds: string[];
  variant?: string;
  size?: string;
  onStarted?(): void;
}

/** Chooses a format and starts the export of the given cards. */
export function ExportMenu({ cardIds, variant = 'default', size = 'sm', onStarted }: ExportMenuProps) {
  const { t } = useTranslation('exports');
  const startExport = useStartExport();
  const start = useMutation({
    mutationFn: (format: (typeof freeFormats)[number]) => startExport({ card_ids: cardIds, format }),
    onSuccess: () => onStarted?.(),
    onError: (error) => showFailure(t('errors.start'), error),
  });
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <Button
          variant={variant}
          size={size}
          disabled={cardIds.length === 0}
          loading={start.isPending}
          leftSection={<IconDownload size={16} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {t('menu.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {freeFormats.map((format) => (
          <Menu.Item key={format} onClick={() => start.mutate(format)}>
            {t(`formats.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
