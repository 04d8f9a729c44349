import 'i18next';
import type common from './en/common.json';
import type map from './en/map.json';
import type newGame from './en/new.json';
import type start from './en/start.json';
import type table from './en/table.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      map: typeof map;
      new: typeof newGame;
      start: typeof start;
      table: typeof table;
    };
  }
}
