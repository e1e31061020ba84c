import type { CardFile } from '@cardwright/contract/card-files';
import { Button, CopyButton, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import classes from './add-product.module.css';
import { failedRowsCsv } from './failed-rows-csv.ts';

interface FailedRowsProps {
  rows: CardFile['failed_rows'];
  count: number;
  fileName: string;
}

/** The rows that made no card, and why; they can be copied or downloaded as a file. */
export function FailedRows({ rows, count, fileName }: FailedRowsProps) {
  const { t } = useTranslation('add');
  if (count === 0) return null;
  const header = [t('file.rowHeader'), t('file.nameHeader'), t('file.reasonHeader')];
  const text = rows
    .map(({ rows: numbers, title, message }) => `${numbers.join(', ')}\t${title}\t${message}`)
    .join('\n');
  const download = () => {
    const address = URL.createObjectURL(new Blob([failedRowsCsv(rows, header)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${fileName.replace(/\.[^.]*$/u, '')}-not-imported.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Stack gap="sm">
      <Title order={3} size="h5" id="failed-rows">
        {t('file.failedRows', { count })}
      </Title>
      <ScrollRegion className={classes.problems} aria-labelledby="failed-rows">
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {header.map((name) => (
                <Table.Th key={name} scope="col">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ rows: numbers, title, message }) => (
              <Table.Tr key={numbers.join('-')}>
                <Table.Td className="tabular">{numbers.join(', ')}</Table.Td>
                <Table.Td>
                  <Text size="sm" lineClamp={2} className={classes.long ?? ''}>
                    {title}
                  </Text>
                </Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      <Group>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {t(copied ? 'file.copied' : 'file.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" size="xs" onClick={download}>
          {t('file.download')}
        </Button>
      </Group>
    </Stack>
  );
}
