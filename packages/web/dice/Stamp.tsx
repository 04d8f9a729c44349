/** What came of a throw, stamped over it: a word, a color, and a shape that tells success from failure without either. */
import styles from './stamp.module.css';

export interface StampProps {
  readonly word: string;
  readonly good: boolean;
}

/** A framed plate for what succeeds, one with its corners broken off for what fails. */
const FRAMES = {
  good: [
    'M13 6H207A7 7 0 0 1 214 13V97A7 7 0 0 1 207 104H13A7 7 0 0 1 6 97V13A7 7 0 0 1 13 6Z',
    'M17 17H203V93H17Z',
  ],
  bad: ['M30 6H190L214 32V78L190 104H30L6 78V32Z', 'M35 17H185L203 36V74L185 93H35L17 74V36Z'],
} as const;

/** The letters of a long word stand closer and smaller: all of it is between the lines. */
const LETTERS = 168;

export function Stamp({ word, good }: StampProps) {
  const [outer, inner] = FRAMES[good ? 'good' : 'bad'];
  const size = Math.min(74, (LETTERS / word.length) * 1.42);
  return (
    <svg className={styles['stamp']} viewBox="0 0 220 110" data-good={good} aria-hidden="true">
      <path className={styles['ground']} d={outer} />
      <g filter="url(#stamp-ink)">
        <path className={styles['outer']} d={outer} />
        <path className={styles['inner']} d={inner} />
        <text x="110" y={55 + size * 0.34} fontSize={size} textLength={word.length > 3 ? LETTERS : undefined}>
          {word}
        </text>
      </g>
      <filter id="stamp-ink" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="2" seed="4" result="grain" />
        <feColorMatrix in="grain" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -4 3.05" result="gaps" />
        <feComposite in="SourceGraphic" in2="gaps" operator="in" />
      </filter>
    </svg>
  );
}
