import type { Token } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { omenLines, rulesLines } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { CardText } from '../../../cards/CardText.tsx';
import tints from '../../../cards/card-tints.module.css';
import { toneOf } from '../../../cards/tone.ts';
import { useRules, useSessionHere } from '../../../play/context.ts';
import { useSuggestedOption } from '../../../play/Hint.tsx';
import { look } from '../../../play/look.ts';
import { Flag } from '../../../screens/table/stages/moments/ornaments.tsx';
import { spoken } from '../rituals/effect-words.ts';
import { consequenceOf, type RiteOnTrack, ritesOnTrack } from '../rituals/ritual-model.ts';
import { Slots } from '../rituals/RitualTile.tsx';
import { TokenSign } from '../Token.tsx';
import styles from './place-token.module.css';

/** A token in hand: each ritual of the track with what it does, and what follows if the token goes there. */
export function PlaceToken() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'place-token');
  const { token } = (frame ?? { token: 'wild' }) as unknown as { readonly token: Token };
  const options = rules.state.decision?.options ?? [];
  return (
    <div className={styles.stage}>
      <header className={styles.head}>
        <TokenSign token={token} isRead />
        <h2>{t(`place.${token}`)}</h2>
      </header>
      <ol className={styles.rites}>
        {ritesOnTrack(rules).map((rite) => (
          <li key={rite.card}>
            <Choice rite={rite} token={token} isOffered={options.includes(`place:${rite.card}`)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Props {
  readonly rite: RiteOnTrack;
  readonly token: Token;
  readonly isOffered: boolean;
}

function Choice({ rite, token, isOffered }: Props) {
  const { t } = useTranslation('mists-of-zanaga');
  const session = useSessionHere();
  const { world, state } = useRules();
  const info = infoOf(world, rite.card);
  const option = `place:${rite.card}`;
  const isSuggested = useSuggestedOption() === option;
  const completes = rite.left === 1;
  const full = { ...rite, tokens: [...rite.tokens, token], left: rite.left - 1 };
  return (
    <article
      className={`${styles.rite ?? ''} ${tints['tinted'] ?? ''}`}
      data-tint={toneOf(info).tint}
      data-offered={isOffered || undefined}
    >
      {isSuggested && <Flag>{t('place.suggested')}</Flag>}
      <h3>
        <button type="button" onClick={() => look({ card: rite.card })}>
          {info.card.name}
        </button>
      </h3>
      <div className={styles.text}>
        <CardText lines={rulesLines(info)} />
      </div>
      <Slots rite={isOffered ? full : rite} />
      {isOffered ? (
        <>
          <p className={styles.follows} data-completes={completes || undefined}>
            {completes ? <Follows rite={rite} /> : t(`needs.${rite.symbol}`, { count: rite.left - 1 })}
          </p>
          <button
            type="button"
            className={styles.place}
            data-option={option}
            data-completes={completes || undefined}
            onClick={() => session.choose(option)}
          >
            {t(completes ? 'place.complete' : 'place.here')}
            <span className="visually-hidden">: {optionLabel(world, state, option)}</span>
          </button>
        </>
      ) : (
        <p className={styles.follows}>{t(rite.left === 0 ? 'place.full' : 'place.mismatch')}</p>
      )}
    </article>
  );
}

/** What the completion brings besides the ritual's own effect. */
function Follows({ rite: { symbol } }: { rite: RiteOnTrack }) {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const { omenOf, awakens, candidates } = consequenceOf(rules, symbol);
  const names = (gods: readonly string[]): string => gods.map((god) => cardName(rules.world, god)).join(', ');
  if (awakens !== null) return t('place.awakens', { god: cardName(rules.world, awakens) });
  if (omenOf !== null) {
    const omen = omenLines(infoOf(rules.world, omenOf)).find((one) => one.symbol === symbol);
    return t('place.omen', { god: cardName(rules.world, omenOf), omen: spoken(omen?.lines ?? []) });
  }
  if (candidates.length > 0) return t('place.candidates', { gods: names(candidates) });
  return t('place.completes');
}
