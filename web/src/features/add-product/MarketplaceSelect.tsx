import type { Marketplace } from '@cardwright/contract/listings';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface MarketplaceSelectProps<Value extends Marketplace | ''> {
  value: Value;
  choices: Value[];
  onChange(value: Value): void;
}

/** Where the cards will be sold. The empty choice leaves it to the file. */
export function MarketplaceSelect<Value extends Marketplace | ''>({
  value,
  choices,
  onChange,
}: MarketplaceSelectProps<Value>) {
  const { t } = useTranslation(['add', 'common']);
  const labelOf = (choice: Marketplace | '') =>
    choice === '' ? t('file.ownMarketplace') : t(`common:marketplaces.${choice}`);
  return (
    <NativeSelect
      label={t('marketplace')}
      value={value}
      data={choices.map((choice) => ({
        value: choice,
        label: labelOf(choice),
      }))}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
      maw={{ sm: 320 }}
    />
  );
}
