import type { Plans } from '@cardwright/contract/billing';
import { useTranslation } from 'react-i18next';
import classes from './CostsTable.module.css';

const rows = ['chat_turn', 'improve', 'import', 'score', 'image', 'export'] as const;

/** What each piece of work costs according to the server's catalogue; prices stay empty until it has answered. */
export function CostsTable({ costs }: { costs: Plans['costs'] | undefined }) {
  const { t } = useTranslation('pricing');
  const priceOf = (row: (typeof rows)[number], count: number) =>
    count === 0 ? t('costs.nothing') : t(`costs.units.${unitOf(row)}`, { count });
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('costs.work')}</th>
          <th scope="col">{t('costs.price')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`costs.rows.${row}`)}</th>
            <td>{costs !== undefined && priceOf(row, costs[row])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which of the three kinds of credit pays for it (decisions, "Plans, prices and what they unlock"). */
function unitOf(row: (typeof rows)[number]): 'credits' | 'scoring' | 'images' {
  if (row === 'score') return 'scoring';
  return row === 'image' ? 'images' : 'credits';
}
