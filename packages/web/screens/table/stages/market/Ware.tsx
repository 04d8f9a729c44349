import { withArticle } from '@wayrune/engine/effects/words.ts';
import { formsAs } from '@wayrune/engine/rules/cards/forms.ts';
import { priceOf } from '@wayrune/engine/rules/turn/market.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { heldLines } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { formWord } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../cards/Card.tsx';
import { CardText } from '../../../../cards/CardText.tsx';
import { Peek } from '../../../../cards/Peek.tsx';
import { useChoosing, useParts, useRules } from '../../../../play/context.ts';
import { useSuggestedOption } from '../../../../play/Hint.tsx';
import { look } from '../../../../play/look.ts';
import { type Form, isSmall, useForm } from '../../frame/form.ts';
import { Flag } from '../moments/ornaments.tsx';
import { PriceTag } from './PriceTag.tsx';
import { alike, hindrance, namesOf } from './wares.ts';
import styles from './Market.module.css';

interface Props {
  readonly card: string;
  readonly seat: number;
  readonly word: 'buy' | 'keep';
  /** What it is wanted as, if that is said. */
  readonly wanted?: 'item' | 'ally' | undefined;
  readonly discount?: number;
  /** How many there are in all: beyond what stands side by side they are small, so that each can be bought without scrolling. */
  readonly beside: number;
}

/** So many cards stand side by side as a whole, by the room. */
const SIDE_BY_SIDE: Readonly<Record<Form, number>> = { wide: 3, mid: 2, tall: 0, low: 0 };

/** A card on the stall: its price on a tag, or a tag for each thing that it can be, and what the Hero has of its kind. */
export function Ware({ card, seat, word, wanted, discount = 0, beside }: Props) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const { world } = rules;
  const options = useChoosing()?.decision?.options ?? [];
  const suggested = useSuggestedOption();
  const layout = useForm();
  const added = useParts().flatMap(({ onWare }) => (onWare === undefined ? [] : [onWare]));
  const info = infoOf(world, card);
  const forms = formsAs(rules, card, wanted);
  const offered = forms.filter((form) => options.includes(`${word}:${form}`));
  const advised = forms.find((form) => suggested === `${word}:${form}`);
  const full = beside <= SIDE_BY_SIDE[layout];
  return (
    <li className={styles.ware} data-full={full || undefined} data-offered={offered.length > 0 || undefined}>
      {advised !== undefined && (
        <Flag>
          {forms.length === 1
            ? t('levelUp.suggestion')
            : t('market.advised', { form: formWord(infoOf(world, advised)) })}
        </Flag>
      )}
      <Peek info={info}>
        <button type="button" className={styles.goods} onClick={() => look({ card })}>
          <Card info={info} size={full ? 'full' : 'small'} />
        </button>
      </Peek>
      <div className={styles.tags}>
        {forms.map((form) => (
          <FormTag
            key={form}
            form={form}
            seat={seat}
            word={word}
            discount={discount}
            isOffered={offered.includes(form)}
            isOneOfSeveral={forms.length > 1}
          />
        ))}
      </div>
      {added.map((Added, i) => (
        <Added key={i} card={card} />
      ))}
      <Note forms={forms} offered={offered} seat={seat} discount={discount} />
      {!full && !isSmall(layout) && (
        <div className={styles.says}>
          <CardText lines={heldLines(info)} />
        </div>
      )}
    </li>
  );
}

interface TagProps extends Pick<Props, 'seat' | 'word'> {
  readonly form: string;
  readonly discount: number;
  readonly isOffered: boolean;
  readonly isOneOfSeveral: boolean;
}

/** What a press buys: the card, or one of the things that it can be. */
function FormTag({ form, seat, word, discount, isOffered, isOneOfSeveral }: TagProps) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const info = infoOf(rules.world, form);
  const price = priceOf(rules, seat, form, discount);
  const option = `${word}:${form}`;
  const verb = word === 'keep' ? 'keep' : info.holding === 'ally' ? 'hire' : 'buy';
  const notNow = isOneOfSeveral ? 'market.notNowAs' : 'market.notNow';
  return (
    <PriceTag
      option={option}
      price={price}
      isOffered={isOffered}
      isMain
      label={
        isOffered
          ? optionLabel(rules.world, rules.state, option)
          : t(notNow, { price, form: withArticle(formWord(info)) })
      }
    >
      {isOneOfSeveral ? formWord(info) : t(`market.${verb}`)}
    </PriceTag>
  );
}

interface NoteProps {
  readonly forms: readonly string[];
  readonly offered: readonly string[];
  readonly seat: number;
  readonly discount: number;
}

/** Why it cannot be had, or not as everything that it can be; else what it is compared with. */
function Note({ forms, offered, seat, discount }: NoteProps) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const own = namesOf(rules, [...new Set(forms.flatMap((form) => alike(rules, seat, form)))]);
  const [refused] = forms.filter((form) => !offered.includes(form));
  const why = refused === undefined ? null : hindrance(rules, seat, refused, discount);
  if (refused === undefined || why === null)
    return <small className={styles.why}>{own !== '' && t('market.carry', { cards: own })}</small>;
  const form = withArticle(formWord(infoOf(rules.world, refused)));
  return (
    <small className={styles.why} data-why={why}>
      {offered.length === 0 ? t(`market.why.${why}`, { cards: own }) : t('market.noRoomFor', { form })}
    </small>
  );
}
