import type { Token } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { useTranslation } from 'react-i18next';
import styles from './token.module.css';

/** Told by shape first: a sun with rays, a crescent, a skull, a knot of four leaves. */
const SHAPES: Readonly<Record<Token, string>> = {
  sun: 'M0-12L2.800-8.600L6-10.400L6.900-6.900L10.400-6L8.600-2.800L12 0L8.600 2.800L10.400 6L6.900 6.900L6 10.400L2.800 8.600L0 12L-2.800 8.600L-6 10.400L-6.900 6.900L-10.400 6L-8.600 2.800L-12 0L-8.600-2.800L-10.400-6L-6.900-6.900L-6-10.400L-2.800-8.600Z',
  moon: 'M4.500-11.500A11.800 11.800 0 1 0 11.600 3.200A9.600 9.600 0 1 1 4.500-11.500Z',
  skull:
    'M0-11.500C6.500-11.500 10.500-7 10.500-2C10.500 1.500 9 3.500 6.500 4.800V10.500H-6.500V4.800C-9 3.500-10.500 1.500-10.500-2C-10.500-7-6.500-11.500 0-11.500Z',
  wild: 'M0-1.500C-9-3-8-12 0-12S9-3 1.500 0C3-9 12-8 12 0S3 9 0 1.500C9 3 8 12 0 12S-9 3-1.500 0C-3 9-12 8-12 0S-3-9 0-1.500Z',
};

const DETAILS: Readonly<Partial<Record<Token, string>>> = {
  sun: 'M5.400 0A5.400 5.400 0 1 1-5.400 0A5.400 5.400 0 1 1 5.400 0Z',
  skull:
    'M-4.600-3.500a2.700 2.700 0 1 0 .01 0ZM4.600-3.500a2.700 2.700 0 1 0 .01 0ZM0 1.500L-1.600 4.500H1.600ZM-3 7V10.500M0 7V10.500M3 7V10.500',
};

interface Props {
  readonly token: Token;
  /** An open slot is a dashed outline. */
  readonly isOpen?: boolean;
  /** Read out; without it the sign is an ornament beside words. */
  readonly isRead?: boolean;
}

/** A ritual token, or an open slot for one, as tall as its letters. */
export function TokenSign({ token, isOpen = false, isRead = false }: Props) {
  const { t } = useTranslation('mists-of-zanaga');
  const spoken = isRead ? { role: 'img', 'aria-label': t(`token.${token}`) } : { 'aria-hidden': true };
  const detail = isOpen ? undefined : DETAILS[token];
  return (
    <svg
      className={styles.token}
      viewBox="-13.500 -13.500 27 27"
      data-token={token}
      data-open={isOpen || undefined}
      {...spoken}
    >
      <path className={styles.shape} d={SHAPES[token]} />
      {detail !== undefined && <path className={styles.detail} d={detail} />}
    </svg>
  );
}
