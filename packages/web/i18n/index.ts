/**
 * The page's own words: a folder per language, a file per screen, loaded on demand. Rules, prompts, options, cards and log lines come from `@wayrune/engine/text`.
 */
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './en/common.json';

const FILES = import.meta.glob<{ default: Record<string, unknown> }>(['./*/*.json', '!./en/common.json']);

const files: BackendModule = {
  type: 'backend',
  init() {},
  read(language, screen, done) {
    const load = FILES[`./${language}/${screen}.json`];
    if (load === undefined) {
      done(new Error(`no words for ${language}/${screen}`), null);
      return;
    }
    load().then(
      (words) => done(null, words.default),
      (error: unknown) => done(error as Error, null),
    );
  },
};

export async function startWords(language = 'en'): Promise<void> {
  await i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: ['common'],
      defaultNS: 'common',
      resources: { en: { common } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  for (const [namespace, words] of early.splice(0)) addWords(namespace, words);
}

type Words = Readonly<Record<string, object>>;

/** Words added before i18next was initialized. */
const early: (readonly [namespace: string, words: Words])[] = [];

/** Adds the words of a part, by language, to its namespace. */
export function addWords(namespace: string, words: Words): void {
  if (!i18next.isInitialized) {
    early.push([namespace, words]);
    return;
  }
  for (const [language, texts] of Object.entries(words))
    i18next.addResourceBundle(language, namespace, texts, true, true);
}

export function changeLanguage(language: string): void {
  if (i18next.language !== language) void i18next.changeLanguage(language);
}

/** The available languages: the folders here. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/')[1] ?? '')),
];
