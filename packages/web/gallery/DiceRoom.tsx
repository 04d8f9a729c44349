import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import { useState } from 'react';
import { Stamp } from '../dice/Stamp.tsx';
import { SumPlate } from '../dice/SumPlate.tsx';
import { TenDie } from '../dice/TenDie.tsx';
import { Tray } from '../dice/Tray.tsx';
import { MovementDice } from '../dice/MovementDice.tsx';
import button from '../theme/button.module.css';
import styles from './gallery.module.css';

export default function DiceRoom() {
  const [roll, setRoll] = useState(0);
  const spin = (i: number): number => (roll * 7 + i * 5) % 6;
  return (
    <div className={styles['room']}>
      <div className={styles['row']}>
        <button
          type="button"
          className={`${button['button']} ${button['primary']}`}
          onClick={() => setRoll(roll + 1)}
        >
          Roll
        </button>
        <MovementDice roll={roll} dice={[0, 1, 2, 3, 4].map((i) => ({ face: spin(i), spent: false }))} />
      </div>
      <h2>All six faces, and two that are used</h2>
      <MovementDice
        roll={null}
        dice={[...FACES.keys(), 1, 3].map((face, i) => ({ face, spent: i >= FACES.length }))}
      />
      <h2>One to ten</h2>
      <div className={styles['row']}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => (
          <TenDie key={value} value={value} order={value} />
        ))}
      </div>
      <h2>A throw: dice, sum, verdict</h2>
      <Thrown roll={roll} dice={[((roll * 3) % 10) + 1, ((roll * 7 + 4) % 10) + 1]} />
      <h2>All stamps</h2>
      <div className={styles['row']}>
        {['HIT', 'HELD', 'ESCAPED', 'PASSED', 'MISS', 'WOUND', 'CAUGHT', 'FAILED'].map((word, i) => (
          <div key={word} style={{ position: 'relative', width: '9rem', height: '6rem' }}>
            <Stamp word={word} good={i < 4} />
          </div>
        ))}
      </div>
    </div>
  );
}

const PARTS = [
  { name: 'Body', amount: 3, tone: 'body' },
  { name: 'Lightning Mace', amount: 4, tone: 'card' },
  { name: 'Grey Fever', amount: -2, tone: 'card' },
] as const;

function Thrown({ roll, dice }: { readonly roll: number; readonly dice: readonly [number, number] }) {
  const success = dice[0] + dice[1] + 5 >= 14;
  const time = { roll, lasts: 1700, from: 'dice', moved: [true, true] } as const;
  return (
    <div className={styles['row']}>
      <div style={{ fontSize: '1.5rem' }}>
        <Tray dice={dice} stamp={{ word: success ? 'HIT' : 'MISS', good: success }} {...time} />
      </div>
      <SumPlate
        dice={dice}
        parts={PARTS}
        target={{ value: 14, name: 'Ferrox' }}
        success={success}
        total="your roll"
        {...time}
      />
    </div>
  );
}
