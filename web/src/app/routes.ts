import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { type PathKey, pathPatterns } from '../lib/paths.ts';

export type Access = 'guest-only' | 'private' | 'public';
export type LayoutKey = 'default' | 'auth' | 'main' | 'unauth-chat' | 'content';

export interface AppRoute {
  key: PathKey;
  path: string;
  /** A child without a layout of its own uses its parent's. */
  parent?: PathKey;
  /** With none here or at the parent, the page is shown without a layout. */
  layout?: LayoutKey;
  /** Key in the `common` texts, under `titles`. */
  title: PathKey;
  /** Null: no rule, everybody may stay. */
  access: Access | null;
  /** False: longer addresses match too. */
  exact: boolean;
  /** In the content layout: a page in full width instead of a column of text. */
  isWide?: boolean;
  /** What all of the page is written with, so that no part of it waits for its own; those of a guest's page come along. */
  texts?: readonly FlatNamespace[];
  load: () => Promise<ComponentType>;
}

/** What the layouts and the session read from the active route. */
export type RouteHandle = Pick<AppRoute, 'title' | 'access' | 'isWide' | 'texts'>;

type RouteDetails = Pick<AppRoute, 'access' | 'load'> &
  Partial<Pick<AppRoute, 'parent' | 'layout' | 'exact' | 'isWide' | 'texts'>>;

/** Prices and refusals stand in many pages, the chats in the drawer, the account in the header. */
export const frameTexts = ['common', 'billing', 'chat', 'account'] as const;

const route = (key: PathKey, details: RouteDetails): AppRoute => ({
  key,
  path: pathPatterns[key],
  title: key,
  exact: true,
  ...details,
});

/** The route table (specification, section 2, and the decisions for the paths that it leaves open). */
export const routes: AppRoute[] = [
  route('landing', {
    access: 'guest-only',
    layout: 'main',
    load: () => import('./pages/LandingPage.tsx').then((page) => page.LandingPage),
  }),
  route('login', {
    access: 'guest-only',
    layout: 'auth',
    load: () => import('./pages/LoginPage.tsx').then((page) => page.LoginPage),
  }),
  route('registration', {
    access: 'guest-only',
    layout: 'auth',
    load: () => import('./pages/RegistrationPage.tsx').then((page) => page.RegistrationPage),
  }),
  route('activation', {
    access: 'guest-only',
    layout: 'auth',
    load: () => import('./pages/ActivationPage.tsx').then((page) => page.ActivationPage),
  }),
  route('resetRequest', {
    access: 'guest-only',
    layout: 'auth',
    load: () => import('./pages/ResetRequestPage.tsx').then((page) => page.ResetRequestPage),
  }),
  route('resetConfirm', {
    access: 'guest-only',
    layout: 'auth',
    load: () => import('./pages/ResetConfirmPage.tsx').then((page) => page.ResetConfirmPage),
  }),
  route('authLanding', {
    access: null,
    layout: 'auth',
    load: () => import('./pages/AuthLandingPage.tsx').then((page) => page.AuthLandingPage),
  }),
  route('profile', {
    access: 'private',
    layout: 'default',
    load: () => import('./pages/ProfilePage.tsx').then((page) => page.ProfilePage),
  }),
  route('ledger', {
    access: 'private',
    parent: 'profile',
    load: () => import('./pages/LedgerPage.tsx').then((page) => page.LedgerPage),
  }),
  route('checkoutReturn', {
    access: 'private',
    layout: 'default',
    load: () => import('./pages/CheckoutReturnPage.tsx').then((page) => page.CheckoutReturnPage),
  }),
  route('newChat', {
    access: 'private',
    layout: 'default',
    load: () => import('./pages/NewChatPage.tsx').then((page) => page.NewChatPage),
  }),
  route('chat', {
    access: 'private',
    parent: 'newChat',
    exact: false,
    texts: ['listing', 'exports'],
    load: () => import('./pages/ChatPage.tsx').then((page) => page.ChatPage),
  }),
  route('library', {
    access: 'private',
    layout: 'default',
    texts: ['library', 'exports'],
    load: () => import('./pages/LibraryPage.tsx').then((page) => page.LibraryPage),
  }),
  route('listingPreview', {
    access: 'private',
    parent: 'library',
    texts: ['listing', 'editing', 'images', 'case', 'exports'],
    load: () => import('./pages/ListingPreviewPage.tsx').then((page) => page.ListingPreviewPage),
  }),
  route('exports', {
    access: 'private',
    layout: 'default',
    texts: ['exports'],
    load: () => import('./pages/ExportsPage.tsx').then((page) => page.ExportsPage),
  }),
  route('addProduct', {
    access: 'private',
    layout: 'default',
    texts: ['add'],
    load: () => import('./pages/AddProductPage.tsx').then((page) => page.AddProductPage),
  }),
  route('search', {
    access: 'private',
    layout: 'default',
    texts: ['search'],
    load: () => import('./pages/SearchPage.tsx').then((page) => page.SearchPage),
  }),
  route('tasks', {
    access: 'private',
    layout: 'default',
    texts: ['tasks'],
    load: () => import('./pages/TasksPage.tsx').then((page) => page.TasksPage),
  }),
  route('case', {
    access: 'public',
    layout: 'unauth-chat',
    texts: ['case', 'listing', 'images'],
    load: () => import('./pages/CasePage.tsx').then((page) => page.CasePage),
  }),
  route('about', {
    access: 'public',
    layout: 'content',
    load: () => import('./pages/AboutPage.tsx').then((page) => page.AboutPage),
  }),
  route('pricing', {
    access: 'public',
    layout: 'content',
    isWide: true,
    load: () => import('./pages/PricingPage.tsx').then((page) => page.PricingPage),
  }),
  route('terms', {
    access: 'public',
    layout: 'content',
    load: () => import('./pages/TermsPage.tsx').then((page) => page.TermsPage),
  }),
  route('privacy', {
    access: 'public',
    layout: 'content',
    load: () => import('./pages/PrivacyPage.tsx').then((page) => page.PrivacyPage),
  }),
  route('sandboxCheckout', {
    access: 'public',
    load: () => import('./pages/SandboxCheckoutPage.tsx').then((page) => page.SandboxCheckoutPage),
  }),
  route('sandboxPortal', {
    access: 'public',
    load: () => import('./pages/SandboxPortalPage.tsx').then((page) => page.SandboxPortalPage),
  }),
  route('notFound', {
    access: 'public',
    layout: 'main',
    load: () => import('./pages/NotFoundPage.tsx').then((page) => page.NotFoundPage),
  }),
];

/** A route's layout: its own, else its parent's, else none. */
export function layoutOf(wanted: AppRoute, table: AppRoute[]): LayoutKey | null {
  if (wanted.layout !== undefined) return wanted.layout;
  const parent = table.find((candidate) => candidate.key === wanted.parent);
  return parent === undefined ? null : layoutOf(parent, table);
}
