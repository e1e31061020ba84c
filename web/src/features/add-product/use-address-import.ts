import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import type { AddressResult } from './AddressResults.tsx';
import { withoutAddress } from './product-request.ts';
import { useAddCard } from './use-add-card.ts';
import { useKept } from './use-kept.ts';

const empty = { addresses: '', marketplace: 'generic' as Marketplace };

/**
 * The addresses that are typed, and the work of adding them one by one. An address that was added leaves the text at once: after
 * a reload in the middle, it would be imported and paid again.
 */
export function useAddressImport(startAddress: string, onAdded: (card: Card) => void) {
  const { t } = useTranslation('add');
  // Enter sends the form without its button, and may come again before the busy button is drawn.
  const isSending = useRef(false);
  const [kept, keep] = useKept('address', empty);
  const [typed, setTyped] = useState(startAddress);
  const [results, setResults] = useState<AddressResult[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const add = useAddCard(() => {});
  const text = typed === '' ? kept.addresses : typed;
  // What is written while addresses are added stays.
  const now = useRef({ ...kept, addresses: text });
  const set = (change: Partial<typeof kept>) => {
    now.current = { ...now.current, ...change };
    setTyped('');
    keep(now.current);
  };
  const addAll = async (addresses: string[]): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    const { marketplace } = now.current;
    const done: AddressResult[] = [];
    for (const source_url of addresses) {
      try {
        const card = await add.mutateAsync({ source_url, marketplace });
        done.push({ address: source_url, card_id: card.id, failure: null });
        set({ addresses: withoutAddress(now.current.addresses, source_url) });
        if (addresses.length === 1) onAdded(card);
      } catch (error) {
        done.push({ address: source_url, card_id: null, failure: messageOf(error, t('errors.failed')) });
      }
      if (addresses.length > 1) setResults([...done]);
    }
    isSending.current = false;
    setIsBusy(false);
  };
  return {
    text,
    marketplace: kept.marketplace,
    results,
    isBusy,
    error: add.error,
    write: (addresses: string) => set({ addresses }),
    choose: (marketplace: Marketplace) => set({ marketplace }),
    addAll,
  };
}

export type AddressImport = ReturnType<typeof useAddressImport>;
