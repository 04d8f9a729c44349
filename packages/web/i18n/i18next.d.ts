import 'i18next';
import type cards from './en/cards.json';
import type common from './en/common.json';
import type credits from './en/credits.json';
import type dice from './en/dice.json';
import type map from './en/map.json';
import type newGame from './en/new.json';
import type start from './en/start.json';
import type table from './en/table.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      cards: typeof cards;
      common: typeof common;
      credits: typeof credits;
      dice: typeof dice;
      map: typeof map;
      new: typeof newGame;
      start: typeof start;
      table: typeof table;
    };
  }
}
