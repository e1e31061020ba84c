import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/BusyButton.tsx';
import classes from './Library.module.css';

interface SelectionBarProps {
  /** Takes the focus when what had it is gone. */
  barRef: RefObject<HTMLElement | null>;
  selectedCount: number;
  /** Of all that match, and whether there may be more; null while that is not known. */
  total: { count: number; isLeast: boolean } | null;
  isSelecting: boolean;
  onSelectAll(): void;
  onDeselectAll(): void;
  onDelete(): void;
  /** Further things to do with the chosen cards. */
  children: ReactNode;
}

/** How many cards there are and are chosen, and what can be done with those. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useTranslation(['library', 'common']);
  const { selectedCount, total, barRef } = props;
  const hasChosen = selectedCount > 0;
  const isAll = total !== null && !total.isLeast && selectedCount >= total.count;
  return (
    <section ref={barRef} tabIndex={-1} className={classes.bar} data-chosen={hasChosen} aria-label={t('selection')}>
      <div className={classes.actions}>
        <Text size="sm" className="tabular" role="status">
          {hasChosen
            ? t('selected', { count: selectedCount })
            : total !== null && t(total.isLeast ? 'totalAtLeast' : 'total', { count: total.count })}
        </Text>
        {total !== null && total.count > 0 && !isAll && (
          <BusyButton
            variant="subtle"
            color="gray"
            size="sm"
            heir={barRef}
            isBusy={props.isSelecting}
            onClick={props.onSelectAll}
          >
            {total.isLeast ? t('selectAll') : t('selectAllOf', { count: total.count })}
          </BusyButton>
        )}
        {hasChosen && (
          <BusyButton
            variant="subtle"
            color="gray"
            size="sm"
            heir={barRef}
            isBusy={false}
            onClick={props.onDeselectAll}
          >
            {t('deselectAll')}
          </BusyButton>
        )}
      </div>
      {hasChosen && (
        <div className={`${classes.actions} ${classes.chosen}`}>
          {props.children}
          <Button variant="default" leftSection={<IconTrash size={16} />} onClick={props.onDelete}>
            {t('common:actions.delete')}
          </Button>
        </div>
      )}
    </section>
  );
}
