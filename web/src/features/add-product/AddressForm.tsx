import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { Stack, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { exhaustedOf } from '../../lib/credits-exhausted.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { hasScreenKeys, isSendKey } from '../../ui/screen-keys.ts';
import { WorkPrice } from '../../ui/WorkPrice.tsx';
import { type AddressResult, AddressResults } from './AddressResults.tsx';
import { FormError } from './FormError.tsx';
import { MarketplaceSelect } from './MarketplaceSelect.tsx';
import { addressesIn, type ProductProblem } from './product-request.ts';
import { useAddCard } from './use-add-card.ts';
import { useKept } from './use-kept.ts';

interface AddressFormProps {
  address: string;
  marketplaces: Marketplace[];
  onAdded(card: Card): void;
}

const empty = { addresses: '', marketplace: 'generic' as Marketplace };

/** Products by the addresses of their pages: one leads to its card, several become a list of what was added. */
export function AddressForm({ address, marketplaces, onAdded }: AddressFormProps) {
  const { t } = useTranslation('add');
  const box = useRef<HTMLTextAreaElement>(null);
  // Enter sends the form without its button, and may come again before the busy button is drawn.
  const isSending = useRef(false);
  const [kept, keep] = useKept('address', empty);
  const [typed, setTyped] = useState(address);
  const text = typed === '' ? kept.addresses : typed;
  const [problem, setProblem] = useState<ProductProblem | null>(null);
  const [results, setResults] = useState<AddressResult[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const add = useAddCard(() => {});
  const found = addressesIn(text);

  const enter = (addresses: string) => {
    setTyped('');
    setProblem(null);
    keep({ ...kept, addresses });
  };
  const addAll = async (addresses: string[]) => {
    isSending.current = true;
    setIsBusy(true);
    const done: AddressResult[] = [];
    for (const source_url of addresses) {
      try {
        const card = await add.mutateAsync({ source_url, marketplace: kept.marketplace });
        done.push({ address: source_url, card_id: card.id, failure: null });
        if (addresses.length === 1) {
          enter('');
          onAdded(card);
        }
      } catch (error) {
        done.push({ address: source_url, card_id: null, failure: messageOf(error, t('errors.failed')) });
      }
      if (addresses.length > 1) setResults([...done]);
    }
    if (addresses.length > 1)
      enter(
        done
          .filter(({ failure }) => failure !== null)
          .map((each) => each.address)
          .join('\n'),
      );
    isSending.current = false;
    setIsBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setProblem(found.problem);
    if (found.problem !== null) box.current?.focus();
    else void addAll(found.addresses);
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
          onChange={(event) => enter(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          error={
            problem === null ? null : t(`errors.${problem.key}`, { max: problem.max ?? 0, list: problem.list ?? '' })
          }
        />
        <MarketplaceSelect
          value={kept.marketplace}
          choices={marketplaces}
          onChange={(marketplace) => keep({ ...kept, marketplace })}
        />
        {(results.length === 0 || exhaustedOf(add.error) !== null) && <FormError error={add.error} />}
        <BusyButton type="submit" size="md" isBusy={isBusy} style={{ alignSelf: 'start' }}>
          {t('address.count', { count: Math.max(1, found.addresses.length) })}
          <WorkPrice work="import" count={Math.max(1, found.addresses.length)} />
        </BusyButton>
        <AddressResults results={results} />
      </Stack>
    </form>
  );
}
