import 'i18next';
import type account from '../public/locales/en/account.json';
import type add from '../public/locales/en/add.json';
import type auth from '../public/locales/en/auth.json';
import type billing from '../public/locales/en/billing.json';
import type publicCase from '../public/locales/en/case.json';
import type chat from '../public/locales/en/chat.json';
import type common from '../public/locales/en/common.json';
import type editing from '../public/locales/en/editing.json';
import type exports from '../public/locales/en/exports.json';
import type images from '../public/locales/en/images.json';
import type legal from '../public/locales/en/legal.json';
import type library from '../public/locales/en/library.json';
import type listing from '../public/locales/en/listing.json';
import type pages from '../public/locales/en/pages.json';
import type pricing from '../public/locales/en/pricing.json';
import type search from '../public/locales/en/search.json';
import type tasks from '../public/locales/en/tasks.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      add: typeof add;
      auth: typeof auth;
      billing: typeof billing;
      case: typeof publicCase;
      chat: typeof chat;
      common: typeof common;
      editing: typeof editing;
      exports: typeof exports;
      images: typeof images;
      legal: typeof legal;
      library: typeof library;
      listing: typeof listing;
      pages: typeof pages;
      pricing: typeof pricing;
      search: typeof search;
      tasks: typeof tasks;
    };
  }
}
