import { Button } from '@mantine/core';

export function SubmitButton({ label, isSending }: { label: string; isSending: boolean }) {
  return (
    <Button type="submit" size="md" fullWidth loading={isSending}>
      {label}
    </Button>
  );
}
