import type { ComponentType } from 'react';
import type { LayoutKey } from '../routes.ts';

export const layouts: Record<LayoutKey, () => Promise<ComponentType>> = {
  default: () => import('./DefaultLayout.tsx').then((layout) => layout.DefaultLayout),
  auth: () => import('./AuthLayout.tsx').then((layout) => layout.AuthLayout),
  main: () => import('./MainLayout.tsx').then((layout) => layout.MainLayout),
  'unauth-chat': () => import('./UnauthChatLayout.tsx').then((layout) => layout.UnauthChatLayout),
  content: () => import('./ContentLayout.tsx').then((layout) => layout.ContentLayout),
};
