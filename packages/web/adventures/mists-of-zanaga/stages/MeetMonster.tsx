import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { Card, type CardSize } from '../../../cards/Card.tsx';
import { Peek } from '../../../cards/Peek.tsx';
import { MovementDie } from '../../../dice/MovementDie.tsx';
import { useRules, useSessionHere } from '../../../play/context.ts';
import { useSuggestedOption } from '../../../play/Hint.tsx';
import { look } from '../../../play/look.ts';
import { isSmall, useForm } from '../../../screens/table/frame/form.ts';
import { Flag } from '../../../screens/table/stages/moments/ornaments.tsx';
import { completedBy, ritesOnTrack } from '../rituals/ritual-model.ts';
import { Outlook } from '../roaming/Outlook.tsx';
import { type Prospect, useOddsAgainst } from '../roaming/use-odds.ts';
import { TokenSign } from '../Token.tsx';
import styles from './meet-monster.module.css';

/** So many are told in full. */
const SIDE_BY_SIDE = 3;

/** Monsters to choose from, here or on a safari: each with its odds, and with what its token may complete. */
export function MeetMonster() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const meetings = (rules.state.decision?.options ?? []).flatMap(meetingOf);
  const cards = [...new Set(meetings.map(({ card }) => card))];
  const odds = useOddsAgainst(cards);
  const size = isSmall(useForm()) || meetings.length > SIDE_BY_SIDE ? 'small' : 'full';
  return (
    <div className={styles.stage}>
      <h2 className="visually-hidden">{t('meet.title')}</h2>
      <ul className={styles.monsters}>
        {meetings.map((meeting) => (
          <li key={meeting.option}>
            <Monster {...meeting} prospect={odds.get(meeting.card)} size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Meeting {
  readonly option: string;
  readonly card: string;
  /** The die that a safari costs. */
  readonly face: number | null;
}

function meetingOf(option: string): Meeting[] {
  const [word, card = '', face] = option.split(':');
  if (word !== 'meet' && word !== 'safari') return [];
  return [{ option, card, face: face === undefined ? null : Number(face) }];
}

interface Props extends Meeting {
  readonly prospect: Prospect | undefined;
  readonly size: CardSize;
}

function Monster({ option, card, face, prospect, size }: Props) {
  const { t } = useTranslation('mists-of-zanaga');
  const session = useSessionHere();
  const rules = useRules();
  const { world, state } = rules;
  const info = infoOf(world, card);
  const tokens = mistsOf(state).carried[card] ?? [];
  const rites = ritesOnTrack(rules);
  const completes = new Set(tokens.flatMap((token) => completedBy(rites, token).map((rite) => rite.card)));
  return (
    <article className={styles.monster}>
      {useSuggestedOption() === option && <Flag>{t('place.suggested')}</Flag>}
      <Peek info={info}>
        <button type="button" className={styles.card} onClick={() => look({ card })}>
          <Card info={info} size={size} />
        </button>
      </Peek>
      <p className={styles.facts}>
        {tokens.map((token, i) => (
          <TokenSign key={i} token={token} isRead />
        ))}
        {completes.size > 0 && <span>{t('meet.completes', { count: completes.size })}</span>}
        <b>{prospect === undefined ? '…' : <Outlook of={prospect} />}</b>
      </p>
      <button
        type="button"
        className={styles.meet}
        data-option={option}
        onClick={() => session.choose(option)}
      >
        {face === null ? t('meet.choose') : t('meet.hunt')}
        {face !== null && (
          <span className={styles.die}>
            <MovementDie face={face} />
          </span>
        )}
        <span className="visually-hidden">: {optionLabel(world, state, option)}</span>
      </button>
    </article>
  );
}
