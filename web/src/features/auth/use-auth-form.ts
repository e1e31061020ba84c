import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import type { FieldErrorKey, FieldErrors } from './check-account.ts';
import { useRequest } from './use-request.ts';

interface AuthFormOptions<Field extends string, Answer> {
  /** Names of the inputs, in the order of the page. */
  fields: readonly Field[];
  check(values: Record<Field, string>): FieldErrors<Field>;
  send(values: Record<Field, string>): Promise<Answer>;
  onSent(answer: Answer, values: Record<Field, string>): void;
  /** After success the page is left. */
  isLast?: boolean;
}

type Messages<Field extends string> = Partial<Record<Field, string>>;

const without = <Field extends string>(messages: Messages<Field>, field: Field): Messages<Field> => {
  const { [field]: _, ...rest } = messages;
  return rest as Messages<Field>;
};

/** The server's own messages for the fields of a form (422); an unknown path belongs to no field. */
function messagesOf<Field extends string>(failure: unknown, fields: readonly Field[]): Messages<Field> {
  if (!(failure instanceof ApiError)) return {};
  const known = failure.errors.filter(({ path }) => (fields as readonly string[]).includes(path));
  return Object.fromEntries(known.map(({ path, message }) => [path, message])) as Messages<Field>;
}

/**
 * A form whose inputs keep their own values (what a password manager writes counts, and nothing is lost when a request
 * fails). A field is checked when it is left and on submit; once it has an error, at every key. The first wrong field
 * gets the focus. `failure` is an error that belongs to no field.
 */
export function useAuthForm<Field extends string, Answer>(options: AuthFormOptions<Field, Answer>) {
  const { fields, check } = options;
  const { t } = useTranslation('auth');
  const formRef = useRef<HTMLFormElement>(null);
  const left = useRef(new Set<Field>());
  const [problems, setProblems] = useState<FieldErrors<Field>>({});
  const [refused, setRefused] = useState<Messages<Field>>({});

  const inputOf = (field: Field) => formRef.current?.elements.namedItem(field) as HTMLInputElement | null;
  const read = () => Object.fromEntries(fields.map((field) => [field, inputOf(field)?.value ?? ''])) as FormValues;
  type FormValues = Record<Field, string>;
  const focusFirst = (wrong: object) => {
    const first = fields.find((field) => field in wrong);
    if (first !== undefined) inputOf(first)?.focus();
  };

  const request = useRequest<FormValues, Answer>({
    isLast: options.isLast ?? false,
    onDone: options.onSent,
    async send(values) {
      try {
        return await options.send(values);
      } catch (failure) {
        const messages = messagesOf(failure, fields);
        setRefused(messages);
        focusFirst(messages);
        throw failure;
      }
    },
  });

  const { isSending, failure } = request;
  const checkLeftFields = () => {
    const found = check(read());
    setProblems(
      Object.fromEntries(Object.entries(found).filter(([field]) => left.current.has(field as Field))) as never,
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const values = read();
    const found = check(values);
    for (const field of fields) left.current.add(field);
    setProblems(found);
    setRefused({});
    if (Object.keys(found).length === 0) return void request.run(values);
    // The error of the last try says nothing about this one.
    request.reset();
    focusFirst(found);
  };

  const field = (name: Field) => {
    const problem: FieldErrorKey | undefined = problems[name];
    return {
      name,
      error: problem === undefined ? refused[name] : t(`errors.${problem}`),
      /** Focus has left the field with everything that belongs to it. */
      onLeave(next: FocusEvent['relatedTarget']) {
        // An empty field gives no error to somebody who is on the way to a link or a button.
        const isOnTheWay = next instanceof Element && next.matches('a, button');
        if (isOnTheWay && inputOf(name)?.value === '') return;
        left.current.add(name);
        checkLeftFields();
      },
      onChange() {
        setRefused((messages) => without(messages, name));
        if (Object.keys(problems).length > 0) checkLeftFields();
      },
    };
  };

  const isOfFields = Object.keys(messagesOf(failure, fields)).length > 0;
  return {
    formProps: { ref: formRef, noValidate: true, onSubmit: submit },
    field,
    isSending,
    failure: isOfFields ? null : failure,
  };
}
