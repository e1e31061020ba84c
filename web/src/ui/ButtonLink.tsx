import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ButtonLinkProps extends ButtonProps {
  to: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link that looks like a button. */
export function ButtonLink({ to, ...rest }: ButtonLinkProps) {
  return <Button component={Link} to={to} {...rest} />;
}
