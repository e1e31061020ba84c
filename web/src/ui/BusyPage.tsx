import { Center, Loader } from '@mantine/core';

export function BusyPage() {
  return (
    <Center mih="50vh" role="status">
      <Loader size="sm" />
    </Center>
  );
}
