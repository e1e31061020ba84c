import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainTextOf } from '../../lib/plain-text.ts';
import { type ChatUiMessage, textOf } from './ui-message.ts';

/** So much of an answer is read out when it is there; the rest is for reading. */
const beginningCharacters = 160;

/** What a screen reader is told once an answer is there: that it is, and how it begins. Nothing of what was there before. */
export function useFinishedNote(last: ChatUiMessage | undefined, isBusy: boolean): string {
  const { t } = useTranslation('chat');
  const [note, setNote] = useState('');
  const wasBusyRef = useRef(isBusy);
  /** The answer that has ended; null: its last words are not on the page yet, for those come a little after its end. */
  const endedRef = useRef<string | null | undefined>(undefined);
  /** The newest answer as it stood before: a message that is refused leaves it last, and it has not ended anew. */
  const knownRef = useRef<string | null>(null);
  useEffect(() => {
    if (isBusy) {
      endedRef.current = undefined;
      setNote('');
    } else if (wasBusyRef.current) endedRef.current = null;
    wasBusyRef.current = isBusy;
    if (isBusy || last?.role !== 'assistant') return;
    const text = textOf(last);
    const status = last.metadata?.run?.status;
    // How it ended may be known a little later than its words.
    const known = `${last.id} ${status === 'failed' ? status : ''} ${text}`;
    const isKnown = knownRef.current === known;
    knownRef.current = known;
    if (endedRef.current === undefined || isKnown) return;
    endedRef.current ??= last.id;
    if (endedRef.current !== last.id) return;
    const words = plainTextOf(text).replace(/\s+/g, ' ').trim();
    const isWhole = words.length <= beginningCharacters;
    const beginning = isWhole ? words : `${words.slice(0, beginningCharacters).replace(/\S*$/, '').trimEnd()}…`;
    const hasFailed = words === '' || status === 'failed';
    setNote(hasFailed ? t('message.finishedFailed') : t('message.finished', { beginning }));
  }, [isBusy, last, t]);
  return note;
}
