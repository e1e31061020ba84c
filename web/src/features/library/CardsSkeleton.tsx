import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { LibraryView } from './library-view.ts';

/** Where the cards will stand, while they are loaded. */
export function CardsSkeleton({ layout }: Pick<LibraryView, 'layout'>) {
  const places = [0, 1, 2, 3, 4, 5, 6, 7];
  if (layout === 'table')
    return (
      <Stack gap={1} pt={40} aria-hidden>
        {places.map((place) => (
          <Skeleton key={place} height={56} radius={0} />
        ))}
      </Stack>
    );
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} aria-hidden>
      {places.map((place) => (
        <Skeleton key={place} height={268} radius="lg" />
      ))}
    </SimpleGrid>
  );
}
