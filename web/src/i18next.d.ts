import 'i18next';
import type account from '../public/locales/en/account.json';
import type chat from '../public/locales/en/chat.json';
import type common from '../public/locales/en/common.json';
import type exports from '../public/locales/en/exports.json';
import type library from '../public/locales/en/library.json';
import type listing from '../public/locales/en/listing.json';
import type pages from '../public/locales/en/pages.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      chat: typeof chat;
      common: typeof common;
      exports: typeof exports;
      library: typeof library;
      listing: typeof listing;
      pages: typeof pages;
    };
  }
}
