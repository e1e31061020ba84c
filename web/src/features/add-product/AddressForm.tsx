import type { Marketplace } from '@cardwright/contract/listings';
import { Stack, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exhaustedOf } from '../../lib/credits-exhausted.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { hasScreenKeys, isSendKey } from '../../ui/screen-keys.ts';
import { WorkPrice } from '../../ui/WorkPrice.tsx';
import { AddressResults } from './AddressResults.tsx';
import { FormError } from './FormError.tsx';
import { MarketplaceSelect } from './MarketplaceSelect.tsx';
import { addressesIn, type ProductProblem } from './product-request.ts';
import type { AddressImport } from './use-address-import.ts';

interface AddressFormProps {
  work: AddressImport;
  marketplaces: Marketplace[];
}

/** Products by the addresses of their pages: one leads to its card, several become a list of what was added. */
export function AddressForm({ work, marketplaces }: AddressFormProps) {
  const { t } = useTranslation('add');
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<ProductProblem | null>(null);
  const { text, results, isBusy, error } = work;
  const found = addressesIn(text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(found.problem);
    if (found.problem !== null) box.current?.focus();
    else void work.addAll(found.addresses);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          ref={box}
          inputMode="url"
          size="md"
          autosize
          minRows={1}
          maxRows={10}
          spellCheck={false}
          label={t('address.label')}
          description={t(hasScreenKeys() ? 'address.hint' : 'address.hintKeys')}
          placeholder={t('address.placeholder')}
          value={text}
          onChange={(event) => {
            setProblem(null);
            work.write(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          error={
            problem === null ? null : t(`errors.${problem.key}`, { max: problem.max ?? 0, list: problem.list ?? '' })
          }
        />
        <MarketplaceSelect value={work.marketplace} choices={marketplaces} onChange={work.choose} />
        {(results.length === 0 || exhaustedOf(error) !== null) && <FormError error={error} />}
        <BusyButton type="submit" size="md" isBusy={isBusy} style={{ alignSelf: 'start' }}>
          {t('address.count', { count: Math.max(1, found.addresses.length) })}
          <WorkPrice work="import" count={Math.max(1, found.addresses.length)} />
        </BusyButton>
        <AddressResults results={results} />
      </Stack>
    </form>
  );
}
