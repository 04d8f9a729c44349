import type { World } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';

const BOARD = 'board ';

/** The sets and boards among the fingerprints of a game as players know them, in one line. */
export function useSetNames({ parts }: World, ids: readonly string[]): string {
  const { t, i18n } = useTranslation('common');
  const nameOf = (id: string): string => {
    if (id.startsWith(BOARD)) return t('sets.board');
    const name = parts.find((part) => part.id === id)?.name;
    return name === undefined ? t('sets.base') : t('sets.pack', { name });
  };
  return new Intl.ListFormat(i18n.language).format([...new Set(ids.map(nameOf))]);
}
