import { Skeleton, Stack } from '@mantine/core';
import classes from './BlockSkeleton.module.css';

interface BlockSkeletonProps {
  block: 'account' | 'subscription' | 'preferences';
  label: string;
  /** Of its lines, in percent. */
  widths: readonly number[];
}

/** A block of the profile while it loads, as high as it will be: whoever presses a button below it would miss it otherwise. */
export function BlockSkeleton({ block, label, widths }: BlockSkeletonProps) {
  return (
    <Stack gap="sm" role="status" aria-label={label} className={classes[block] ?? ''}>
      {widths.map((width) => (
        <Skeleton key={width} height={20} width={`${width}%`} />
      ))}
    </Stack>
  );
}
