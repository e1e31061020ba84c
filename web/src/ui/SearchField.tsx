import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

const searchDelayMs = 300;

interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'placeholder' | 'type'> {
  search: string;
  onSearch(search: string): void;
  /** Says what is searched; also the placeholder. */
  label: string;
}

/** A search box that reports once the typing pauses, or at once on Enter, and follows `search` when that changes by other means. */
export function SearchField({ search, onSearch, label, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (text.trim() !== search) setText(search);
  }
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => onSearch(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <TextInput
      type="search"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text.trim() !== search) onSearch(text.trim());
      }}
      placeholder={label}
      aria-label={label}
      leftSection={<IconSearch size={16} />}
      {...rest}
    />
  );
}
