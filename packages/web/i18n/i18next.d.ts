import 'i18next';
import type cards from './en/cards.json';
import type common from './en/common.json';
import type credits from './en/credits.json';
import type dice from './en/dice.json';
import type end from './en/end.json';
import type fight from './en/fight.json';
import type learn from './en/learn.json';
import type map from './en/map.json';
import type moments from './en/moments.json';
import type newGame from './en/new.json';
import type opening from './en/opening.json';
import type packs from './en/packs.json';
import type replay from './en/replay.json';
import type rules from './en/rules.json';
import type settings from './en/settings.json';
import type start from './en/start.json';
import type table from './en/table.json';
import type text from './en/text.json';

declare module 'i18next' {
  /** The namespaces. A part of the game that brings words of its own adds them to these. */
  interface PageWords {
    cards: typeof cards;
    common: typeof common;
    credits: typeof credits;
    dice: typeof dice;
    end: typeof end;
    fight: typeof fight;
    learn: typeof learn;
    map: typeof map;
    moments: typeof moments;
    new: typeof newGame;
    opening: typeof opening;
    packs: typeof packs;
    replay: typeof replay;
    rules: typeof rules;
    settings: typeof settings;
    start: typeof start;
    table: typeof table;
    text: typeof text;
  }
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: PageWords;
  }
}
