import { capital } from '@wayrune/engine/effects/words.ts';
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import { COLORS } from '@wayrune/engine/rules/board.ts';
import { priceOf } from '@wayrune/engine/rules/market.ts';
import { doomTrackOf, FULL_OF_DOOM } from '@wayrune/engine/variants/doom-track/track.ts';
import { foeName, spaceName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import { useRules, useTable } from '../../play/context.ts';
import { Block } from './Block.tsx';
import { CardWords } from './CardWords.tsx';
import styles from './text.module.css';

/** What lies open for all: the Event, the tracks, the markets, the decks. */
export function OpenCards() {
  const { t } = useTranslation('text');
  const { state } = useRules();
  return (
    <Block id="text-open" title={t('open.title')}>
      <h3>{t('open.event')}</h3>
      {state.event === null ? <p>{t('open.noEvent')}</p> : <CardWords card={state.event} />}
      <Undefeated />
      <Variants />
      <Doom />
      <Markets />
      <h3>{t('open.decks')}</h3>
      <ul className={styles['list']}>
        {Object.entries(state.decks).map(([name, deck]) => (
          <li key={name}>{t('open.deck', { name: capital(name), count: deckSize(deck) })}</li>
        ))}
        <li>{t('open.pile', { pile: COLORS.map((color) => `${color} ${state.pile[color]}`).join(', ') })}</li>
      </ul>
    </Block>
  );
}

function Undefeated() {
  const { t } = useTranslation('text');
  const { world, state } = useRules();
  return (
    <>
      <h3>{t('open.track')}</h3>
      {state.track.every((entry) => entry === null) ? (
        <p>{t('open.noTrack')}</p>
      ) : (
        <ul className={styles['list']}>
          {state.track.map(
            (entry, i) =>
              entry !== null && (
                <li key={i}>
                  <CardWords card={entry.card}>
                    {`: ${t('open.place', { place: i + 1, space: spaceName(world, entry.space) })}`}
                    {foeName(world, entry.card) === world.cards[entry.card]?.card.name
                      ? ''
                      : ` (${foeName(world, entry.card)})`}
                  </CardWords>
                </li>
              ),
          )}
        </ul>
      )}
    </>
  );
}

/** Chapters of the rules that are about one variant alone. */
const CHAPTERS: ReadonlySet<string> = new Set(['doom-track', 'travel-hazards', 'advanced']);

/** What is played besides the usual rules, each with its chapter. */
function Variants() {
  const { t } = useTranslation('text');
  const { world } = useRules();
  const parts = world.parts.filter(({ kind }) => kind !== 'adventure');
  if (parts.length === 0) return null;
  return (
    <>
      <h3>{t('open.variants')}</h3>
      <ul className={styles['list']}>
        {parts.map(({ id, name, summary }) => (
          <li key={id}>
            <a href={href('rules', CHAPTERS.has(id) ? id : 'small-variants')}>{name}</a>: {summary}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The clock of the variant, if it is played. */
function Doom() {
  const { t } = useTranslation('text');
  const { world, state } = useRules();
  const doom = doomTrackOf(state);
  if (doom === null) return null;
  const colors = doom.cards.map((card) => (card === '' ? 'green' : (world.cards[card]?.deck ?? '')));
  return (
    <>
      <h3>{t('open.doom')}</h3>
      <p>{t('open.doomCounters', { count: doom.counters, full: FULL_OF_DOOM })}</p>
      <p>{t('open.doomCards', { count: colors.length, colors: colors.join(', ') })}</p>
    </>
  );
}

function Markets() {
  const { t } = useTranslation('text');
  const rules = useRules();
  const viewer = useTable((game) => game.viewer);
  const { towns } = rules.world.board;
  return (
    <>
      <h3>{t('open.markets')}</h3>
      <ul className={styles['list']}>
        {towns.map((town, i) => {
          const stack = rules.state.stacks[i] ?? [];
          return (
            <li key={town.id}>
              <details className={styles['words']}>
                <summary>{t('open.town', { town: town.name, count: stack.length })}</summary>
                <ul className={styles['list']}>
                  {stack.map((card) => (
                    <li key={card}>
                      <CardWords card={card}>
                        {`, ${t('party.gold', { count: priceOf(rules, viewer, card) })}`}
                      </CardWords>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}
