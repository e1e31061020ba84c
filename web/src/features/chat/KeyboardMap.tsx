import { Kbd, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';

const keys = [
  ['keyEnter', 'send'],
  ['keyShiftEnter', 'newLine'],
  ['keyEscape', 'stop'],
  ['keyUp', 'editLast'],
  ['keyPage', 'page'],
  ['keyPaste', 'attach'],
  ['keySearch', 'search'],
  ['keyMap', 'map'],
] as const;

/** What the keyboard does in a conversation. */
export function KeyboardMap({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Table verticalSpacing="xs" withRowBorders={false}>
        <Table.Tbody>
          {keys.map(([key, does]) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" w="42%" fw={400}>
                <Kbd>{t(`keys.${key}`)}</Kbd>
              </Table.Th>
              <Table.Td>{t(`keys.${does}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
