import { percentage } from '@wayrune/engine/text/percent.ts';
import { useTranslation } from 'react-i18next';
import type { Prospect } from './use-odds.ts';

/** "win 62%", or "escape 80%" where one had better get away. */
export function Outlook({ of: { win, escape } }: { of: Prospect }) {
  const { t } = useTranslation('mists-of-zanaga');
  return win >= escape
    ? t('roaming.win', { percent: percentage(win) })
    : t('roaming.escape', { percent: percentage(escape) });
}
