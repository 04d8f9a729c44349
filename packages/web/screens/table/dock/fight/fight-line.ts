import { useTranslation } from 'react-i18next';
import { useTable } from '../../../../play/context.ts';
import { nameAmong } from '../../../../play/gate-words.ts';
import { newsLine } from '../../../../play/news.ts';

/** What goes on in a fight. Of dice in the air only what they are for: they tell the rest themselves. */
export function useFightLine(): string {
  const { t } = useTranslation('fight');
  const line = useTable(newsLine);
  const name = useTable((game) => {
    const { now, names, viewer } = game;
    if (now === null || !('seat' in now.event)) return '';
    const { seat } = now.event;
    return nameAmong(game, seat) ?? (seat === viewer ? null : (names[seat] ?? ''));
  });
  const what = useTable(({ now }) =>
    now?.event.type === 'rolled' || now?.event.type === 'thrown' ? now.event.what : null,
  );
  if (line !== null) return line;
  if (what === null) return t('rolling.other');
  return name === null ? t(`rolling.you.${what}`) : t(`rolling.${what}`, { name });
}
