import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { placeName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../play/context.ts';
import { useScores } from '../../play/scores.ts';
import { Block } from './Block.tsx';
import { Sheet } from './Party.tsx';
import { sightAt } from './surroundings.ts';
import { useSightWords } from './words.ts';
import styles from './text.module.css';

/** Who is where, and what they have. */
export function Heroes({ viewer }: { viewer: number }) {
  const { t } = useTranslation('text');
  const count = useTable((game) => game.sitters.length);
  if (count === 1) return null;
  const seats = Array.from({ length: count - 1 }, (_, i) => (viewer + 1 + i) % count);
  return (
    <Block id="text-heroes" title={t('heroes.title')}>
      {seats.map((seat) => (
        <Other key={seat} seat={seat} viewer={viewer} />
      ))}
    </Block>
  );
}

function Other({ seat, viewer }: { seat: number; viewer: number }) {
  const { t } = useTranslation('text');
  const rules = useRules();
  const words = useSightWords();
  const name = useTable((game) => game.names[seat] ?? '');
  const bot = useTable((game) => game.sitters[seat]?.kind === 'bot');
  const { space, gold } = playerAt(rules, seat);
  const mine = playerAt(rules, viewer).space;
  const scores = useScores(seat);
  const where = space === null ? t('heroes.nowhere') : placeName(rules, space, { codes: true });
  const way = space === null || mine === null ? '' : `, ${words.way(sightAt(rules, mine, space))}`;
  return (
    <details className={styles['words']}>
      <summary>
        <h3 className={styles['inline']}>{name}</h3>
        {bot ? ` (${t('heroes.bot')})` : ''}: {where}
        {way}. {t('party.gold', { count: gold })}
        {scores.map((score) => `, ${score}`)}
      </summary>
      <Sheet seat={seat} level="h4" />
    </details>
  );
}
