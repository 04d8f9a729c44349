import type { MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import type { Path } from '@wayrune/engine/table/reach.ts';
import { placeName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules, useSessionHere } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { Button } from '../../../ui/Button.tsx';
import { isSmall, useForm } from '../frame/form.ts';
import { Place } from '../map/Place.tsx';
import { useIntended } from './intended.ts';

/** "3 of 4 dice to the Clinkers" while a way is pointed at. */
export function WayDetail({ otherwise }: { otherwise: string }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const intended = useIntended();
  if (intended === null || intended.faces.length === 0) return otherwise;
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'movement') as MovementFrame | undefined;
  const place = placeName(rules, intended.space);
  return t('diceTo', { count: intended.faces.length, all: frame?.dice.length ?? 0, place });
}

/** On a phone the place that was pressed is told of in the dock. */
export function PlaceThere() {
  const small = isSmall(useForm());
  const intended = useIntended();
  return small && intended?.pressed === true ? <Place space={intended.space} brief /> : null;
}

/** On a phone, the way to the space that was pressed. */
export function useMoveHere(): Path | null {
  const small = isSmall(useForm());
  const intended = useIntended();
  return small && intended?.pressed === true ? intended.path : null;
}

/** Takes the way to the space that was pressed. */
export function MoveButton() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const path = useMoveHere();
  if (path === null) return null;
  const go = (): void => {
    look({ space: null, looked: null });
    session.chooseAll(path);
  };
  return (
    <Button look="primary" onPress={go} data-move="">
      {t('moveHere')}
    </Button>
  );
}
