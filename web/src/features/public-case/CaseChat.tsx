import { longestCaseQuestion } from '@cardwright/contract/case-limits';
import type { CaseTurn, PublicCase } from '@cardwright/contract/cases';
import { ActionIcon, Alert, Button, Group, Loader, Paper, Text, Textarea, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import classes from './CaseChat.module.css';
import { CutAnswerError } from './case-answer.ts';
import { useCaseChat } from './use-case-chat.ts';

/** The target of the page's link to the questions. */
export const caseChatId = 'ask';

/** The distance from the end, in pixels, that counts as reading along. */
const endMargin = 48;

/** Lists are written with hyphens, by rule and by models; they become lists, and the rest of an answer stays as it is. */
function blocksOf(answer: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of answer.split('\n')) {
    const entry = /^[-*] (.*)/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (entry === undefined) {
      if (typeof last === 'string') blocks[blocks.length - 1] = `${last}\n${line}`;
      else blocks.push(line);
    } else if (Array.isArray(last)) last.push(entry);
    else blocks.push([entry]);
  }
  return blocks.map((block) => (typeof block === 'string' ? block.trim() : block)).filter((block) => block !== '');
}

function Answer({ text }: { text: string }) {
  // An answer only grows at its end.
  return blocksOf(text).map((block, at) =>
    typeof block === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their places
      <div key={at}>{block}</div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ul key={at} className={classes.entries}>
        {block.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>{entry}</li>
        ))}
      </ul>
    ),
  );
}

function Turn({ role, text }: CaseTurn) {
  const { t } = useTranslation('case');
  return (
    <li className={role === 'visitor' ? classes.visitor : classes.assistant}>
      <VisuallyHidden>{t(role === 'visitor' ? 'chat.you' : 'chat.assistant')}</VisuallyHidden>
      <div className={classes.words} dir="auto">
        {role === 'visitor' ? text : <Answer text={text} />}
      </div>
    </li>
  );
}

/** Questions of a visitor about a published listing, answered from it alone. Answers are plain text: nothing in them is markup. */
export function CaseChat({ shown, questionsLeft }: { shown: PublicCase; questionsLeft: number | null }) {
  const { t } = useTranslation(['case', 'common']);
  const { turns, isAnswering, error, left, ask } = useCaseChat(shown.case_id, questionsLeft);
  const [draft, setDraft] = useState('');
  const listRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const isAtEnd = useRef(true);
  const formRef = useRef<HTMLFormElement>(null);
  const isFormInView = useRef(true);
  const isMovedByVisitor = useRef(false);

  useEffect(() => {
    const list = listRef.current;
    if (list !== null && isAtEnd.current) list.scrollTop = list.scrollHeight;
    if (turns.length > 0 && isFormInView.current) formRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [turns]);
  // Answers grow above the box and push it down; if the visitor has scrolled away, nothing follows.
  useEffect(() => {
    const move = () => {
      isMovedByVisitor.current = true;
    };
    // The page scrolls by itself as well: for the focus, and while the log grows.
    const look = () => {
      if (!isMovedByVisitor.current) return;
      // Positions are fractions of a pixel, but scrolling goes by whole ones.
      const place = formRef.current?.getBoundingClientRect();
      isFormInView.current = place !== undefined && place.top > -1 && place.bottom < window.innerHeight + 1;
    };
    const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    // Handled before the form gets the key that sends a question.
    const early = { passive: true, capture: true };
    for (const name of moves) window.addEventListener(name, move, early);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      for (const name of moves) window.removeEventListener(name, move, early);
      window.removeEventListener('scroll', look);
    };
  }, []);

  const isUsedUp = left === 0 && !isAnswering;
  const noteRef = useRef<HTMLParagraphElement>(null);
  const wasUsedUp = useRef(isUsedUp);
  useEffect(() => {
    const hasChanged = isUsedUp !== wasUsedUp.current;
    wasUsedUp.current = isUsedUp;
    if (!isUsedUp || !hasChanged) return;
    const { activeElement: focused, body } = document;
    // The box that had the focus is closed now: it moves to the reason. A visitor who is elsewhere stays there.
    if (focused === null || focused === body || formRef.current?.contains(focused))
      noteRef.current?.focus({ preventScroll: true });
  }, [isUsedUp]);
  const send = async (text: string) => {
    const question = text.trim();
    if (question === '' || isAnswering || isUsedUp) return;
    isAtEnd.current = true;
    isFormInView.current = true;
    isMovedByVisitor.current = false;
    setDraft('');
    boxRef.current?.focus();
    if (!(await ask(question))) setDraft((typed) => (typed === '' ? question : typed));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(draft);
  };
  const suggestions = suggestionsOf(shown);
  const newest = turns.at(-1);
  const isWaiting = isAnswering && (newest?.role !== 'assistant' || newest.text === '');
  return (
    <Paper component="section" withBorder radius="lg" p="md" id={caseChatId} aria-labelledby="case-chat-title">
      <Title order={2} size="h4" id="case-chat-title">
        {t('chat.title')}
      </Title>
      <Text size="sm" c="dimmed" mt={2}>
        {t('chat.lead')}
      </Text>
      {turns.length > 0 && (
        <section
          ref={listRef}
          className={classes.log}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region without the focus could not be scrolled by keys
          tabIndex={0}
          aria-label={t('chat.log')}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            isAtEnd.current = scrollHeight - scrollTop - clientHeight < endMargin;
          }}
        >
          <ul className={classes.turns}>
            {turns.map((turn, index) =>
              turn.text === '' ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end
                <Turn key={index} {...turn} />
              ),
            )}
          </ul>
          {isWaiting && (
            <Group gap={8} className={classes.waiting ?? ''}>
              <Loader size={14} type="dots" aria-hidden />
              <Text size="sm" c="dimmed">
                {t('chat.waiting')}
              </Text>
            </Group>
          )}
        </section>
      )}
      <VisuallyHidden role="status">
        {isWaiting ? t('chat.waiting') : !isAnswering && newest?.role === 'assistant' ? newest.text : ''}
      </VisuallyHidden>
      {turns.length === 0 && !isUsedUp && suggestions.length > 0 && (
        <Group gap={6} mt="sm">
          {suggestions.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              radius="xl"
              className={classes.suggestion ?? ''}
              onClick={() => void send(t(`chat.suggestions.${name}`))}
            >
              {t(`chat.suggestions.${name}`)}
            </Button>
          ))}
        </Group>
      )}
      {error !== null && !(isUsedUp && error instanceof ApiError && error.code === 'rate_limited') && (
        <Alert color="red" variant="light" mt="sm" role="alert">
          {error instanceof CutAnswerError
            ? error.message || t('chat.cut')
            : messageOf(error, t('common:errors.connection'))}
        </Alert>
      )}
      <form ref={formRef} onSubmit={submit} className={classes.form}>
        <Textarea
          ref={boxRef}
          label={<VisuallyHidden>{t('chat.label')}</VisuallyHidden>}
          placeholder={t('chat.placeholder')}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={longestCaseQuestion}
          value={draft}
          disabled={isUsedUp}
          className={classes.box ?? ''}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => {
            // An input method's Enter takes a word; some browsers say so only by the old key code.
            const isTyping = event.nativeEvent.isComposing || event.keyCode === 229;
            if (event.key !== 'Enter' || event.shiftKey || isTyping) return;
            event.preventDefault();
            void send(draft);
          }}
        />
        <ActionIcon
          type="submit"
          size={36}
          radius="md"
          aria-label={t('chat.send')}
          disabled={draft.trim() === '' || isUsedUp}
          loading={isAnswering}
        >
          <IconArrowUp size={18} />
        </ActionIcon>
        {/* In the form, which stays in view: a box that is closed stands with its reason. */}
        <Text size="xs" c="dimmed" ref={noteRef} tabIndex={-1} className={classes.note ?? ''}>
          {isUsedUp ? t('chat.usedUp') : left === null ? t('chat.note') : t('chat.left', { count: left })}
        </Text>
      </form>
    </Paper>
  );
}

/** Questions that this listing can answer. */
function suggestionsOf({ current: { listing } }: PublicCase): ('material' | 'size' | 'price' | 'brand')[] {
  const names = listing.specifications.map(({ name }) => name.toLowerCase()).join(' ');
  const can = {
    material: /material|fabric|made of/.test(names),
    size: /size|dimension|length|width|height|capacity|volume/.test(names),
    price: listing.price !== null,
    brand: (listing.brand ?? '') !== '',
  };
  return (['material', 'size', 'price', 'brand'] as const).filter((name) => can[name]).slice(0, 3);
}
