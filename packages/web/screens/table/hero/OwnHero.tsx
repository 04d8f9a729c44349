import { look, useLook } from '../../../play/look.ts';
import { fold, useFolded } from '../frame/folds.tsx';
import { isSmall, useForm } from '../frame/form.ts';
import { HeroPill } from './HeroPill.tsx';
import { HeroPlate } from './HeroPlate.tsx';

/** The player's own Hero: a plate, or a pill where it is folded away or the screen is small. */
export function OwnHero({ seat }: { seat: number }) {
  const small = isSmall(useForm());
  const folded = useFolded('mine');
  const drawn = useLook((now) => now.drawer === 'hero');
  const open = (wide: boolean): void =>
    small ? look({ drawer: wide ? 'hero' : null }) : fold('mine', !wide);
  return (small ? drawn : !folded) ? (
    <HeroPlate seat={seat} onFold={() => open(false)} />
  ) : (
    <HeroPill seat={seat} onOpen={() => open(true)} />
  );
}
