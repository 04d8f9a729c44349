import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { Shield } from '../map/Shield.tsx';
import button from '../theme/button.module.css';
import field from '../theme/field.module.css';
import { Jewel } from '../theme/Jewel.tsx';
import panel from '../theme/panel.module.css';
import { Sign } from '../theme/Sign.tsx';
import { SYMBOLS, type SymbolName } from '../theme/symbols.ts';
import { Wordmark } from '../theme/Wordmark.tsx';
import styles from './gallery.module.css';

const PAPERS = ['paper-well', 'paper-sunk', 'paper', 'paper-raised', 'paper-bright'];
const WASHES = ['accent', 'good', 'bad', 'warn', 'green', 'yellow', 'blue', 'red', 'gold'];
const LOOKS = ['', 'primary', 'plain', 'quiet', 'danger', 'small', 'chosen'];

export default function ThemeRoom() {
  return (
    <div className={styles['room']}>
      <p style={{ fontSize: '4rem', margin: 0 }}>
        <Wordmark />
      </p>
      <h1>An engraved atlas, 1723 in 10 sheets</h1>
      <div className={styles['row']}>
        {PAPERS.map((name) => (
          <div key={name} className={styles['swatch']} style={{ background: `var(--${name})` }}>
            {name}
          </div>
        ))}
      </div>
      <div className={styles['row']}>
        {WASHES.map((name) => (
          <div
            key={name}
            className={styles['swatch']}
            style={{ background: `var(--${name}-wash)`, color: `var(--${name}-ink)` }}
          >
            {name}
          </div>
        ))}
      </div>
      <div className={styles['row']}>
        {LOOKS.map((look) => (
          <button key={look} type="button" className={`${button['button']} ${button[look] ?? ''}`}>
            {look === '' ? 'Attempt the adventure' : look}
          </button>
        ))}
        <button type="button" className={button['button']} disabled>
          disabled
        </button>
      </div>
      <div className={styles['row']} style={{ fontSize: '1.75rem' }}>
        {(Object.keys(SYMBOLS) as SymbolName[]).map((name) => (
          <span key={name} title={name}>
            <Sign name={name} label={name} />
          </span>
        ))}
        {COLORS.map((color) => (
          <Jewel key={color} color={color} label={color} />
        ))}
        {COLORS.map((color) => (
          <Jewel key={color} color={color} sunburst label={color} />
        ))}
        {[0, 1, 2, 3, 4, 5].map((seat) => (
          <Shield key={seat} seat={seat} label={`seat ${seat + 1}`} />
        ))}
      </div>
      <div className={`${styles['row']} ${styles['top']}`}>
        <section className={panel['panel']} style={{ width: '22rem' }}>
          <h2 className={panel['title']}>Your Hero</h2>
          <p>
            Test <Sign name="body" label="Body" /> <b>Swim</b> (14); if you fail, take 1 wound{' '}
            <Sign name="wound" />. Gain 3 <Sign name="gold" label="gold" />.
          </p>
          <p className={panel['label']}>Allies</p>
          <div className={panel['well']}>Nobody yet.</div>
        </section>
        <section className={panel['dialog']} style={{ width: '22rem' }}>
          <h2 className={panel['title']}>Before the fight</h2>
          <p className={`${panel['note']} ${panel['good']}`}>You win this fight 7 times out of 10.</p>
          <p className={`${panel['note']} ${panel['bad']}`}>Two wounds knock you out.</p>
          <p className={`${panel['note']} ${panel['warn']}`}>This cannot be taken back.</p>
          <label className={field['field']}>
            <span className={field['name']}>Name</span>
            <input className={field['input']} placeholder="How you are called" />
          </label>
        </section>
      </div>
    </div>
  );
}
