import type { CardFileRow } from '@cardwright/contract/card-files';
import { ScrollArea, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './add-product.module.css';

/** The first products as they would become cards. */
export function RowsPreview({ rows, isStale }: { rows: CardFileRow[]; isStale: boolean }) {
  const { t } = useTranslation('add');
  return (
    <Stack gap="sm" aria-busy={isStale}>
      <Title order={3} size="h5" id="rows-preview">
        {t('file.preview')}
      </Title>
      <ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-labelledby': 'rows-preview' }}>
        <Table className={classes.rows ?? ''} data-stale={isStale} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {(['row', 'title', 'brand', 'price', 'sku', 'parts'] as const).map((column) => (
                <Table.Th key={column} scope="col">
                  {t(`file.previewColumns.${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.rows.join('-')}>
                <Table.Td className="tabular">{rowLabel(row.rows)}</Table.Td>
                <Table.Td className={classes.rowTitle ?? ''}>
                  <Text size="sm" lineClamp={2} className={classes.long ?? ''}>
                    {row.title}
                  </Text>
                  {!row.is_importable && (
                    <Text size="xs" c="red">
                      {t('file.notImportable')}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{row.brand}</Table.Td>
                <Table.Td className={classes.short ?? ''}>{row.price}</Table.Td>
                <Table.Td className={classes.short ?? ''}>{row.sku}</Table.Td>
                <Table.Td>
                  <Text size="xs" c="dimmed">
                    {t('file.parts', {
                      bullets: row.bullet_count,
                      specifications: row.specification_count,
                      images: row.image_count,
                    })}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Stack>
  );
}

const mostShown = 4;

/** `2, 3` or `2–9 (5)`. */
const rowLabel = (rows: number[]): string =>
  rows.length <= mostShown ? rows.join(', ') : `${rows[0]}–${rows.at(-1)} (${rows.length})`;
